import { useState } from 'react';
import type { AbsenceEntry } from 'shared-contracts/company-file/companyFile.ts';
import { laterDialog, useUserFormats } from 'shared-ui';
import { Quiet } from 'shared-ui/table';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { EntryList } from '../../entries/view/EntryList.tsx';
import { EntryName } from '../../entries/view/EntryName.tsx';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';

const AbsenceDialog = laterDialog(async () => (await import('./AbsenceDialog.tsx')).AbsenceDialog);

type Absence = ListedEntry<AbsenceEntry>;

/** Who is absent when. */
export function Page() {
  const text = useText();
  const formats = useUserFormats();
  const [open, setOpen] = useState<Absence | 'new' | null>(null);
  const daysOf = ({ entry }: Absence) => formats.dateRange(entry.startDate, entry.endDate, true);
  const aboutOf = ({ facts }: Absence, section: 'people' | 'assignments') =>
    facts.about.find((each) => each.section === section)?.name ?? '';
  const name = (item: Absence) => (
    <EntryName
      name={aboutOf(item, 'people')}
      about={aboutOf(item, 'assignments')}
      onOpen={() => setOpen(item)}
    />
  );
  return (
    <CompanyFrame>
      <EntryList
        section="absences"
        title={text('page.absences')}
        entriesOf={({ absences = [] }) => absences}
        states={['CURRENT', 'COMING', 'ENDED']}
        columns={[
          { title: text('absences.job'), width: 'auto', cell: name },
          {
            ...{ title: text('absences.type'), width: '25%' },
            cell: ({ entry }) => entry.timeTypeName,
          },
          { title: text('absences.days'), width: '30%', cell: daysOf },
        ]}
        list={(item) => (
          <>
            {name(item)}
            <Quiet>
              {item.entry.timeTypeName} · {daysOf(item)}
            </Quiet>
          </>
        )}
        onAdd={() => setOpen('new')}
        addLabel={text('absences.add')}
        none={{ title: text('absences.none'), text: text('absences.none.text') }}
      />
      {open !== null && (
        <AbsenceDialog item={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </CompanyFrame>
  );
}
