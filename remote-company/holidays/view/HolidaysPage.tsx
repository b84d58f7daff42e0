import { useState } from 'react';
import type { HolidayCalendarEntry } from 'shared-contracts/company-file/companyFile.ts';
import { laterDialog } from 'shared-ui';
import { Quiet } from 'shared-ui/table';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { EntryList } from '../../entries/view/EntryList.tsx';
import { EntryName } from '../../entries/view/EntryName.tsx';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';

const CalendarDialog = laterDialog(
  async () => (await import('./CalendarDialog.tsx')).CalendarDialog,
);

type Calendar = ListedEntry<HolidayCalendarEntry>;

/** The holidays of the company, by calendar. */
export function Page() {
  const text = useText();
  const [open, setOpen] = useState<Calendar | 'new' | null>(null);
  const daysOf = ({ entry }: Calendar) => text('holidays.days', { count: entry.holidays.length });
  const usesOf = ({ facts }: Calendar) => text('entries.uses', { count: facts.uses });
  const name = (item: Calendar) => (
    <EntryName name={item.facts.name} onOpen={() => setOpen(item)} />
  );
  return (
    <CompanyFrame>
      <EntryList
        section="holidayCalendars"
        title={text('page.holidays')}
        entriesOf={({ holidayCalendars = [] }) => holidayCalendars}
        columns={[
          { title: text('entries.name'), width: 'auto', cell: name },
          { title: text('absences.days'), width: '25%', cell: daysOf },
          { title: text('positions.about'), width: '25%', cell: usesOf },
        ]}
        list={(item) => (
          <>
            {name(item)}
            <Quiet>
              {daysOf(item)} · {usesOf(item)}
            </Quiet>
          </>
        )}
        onAdd={() => setOpen('new')}
        addLabel={text('holidays.add')}
        none={{ title: text('holidays.none'), text: text('holidays.none.text') }}
      />
      {open !== null && (
        <CalendarDialog item={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </CompanyFrame>
  );
}
