import { useState } from 'react';
import type { WorkScheduleEntry } from 'shared-contracts/company-file/companyFile.ts';
import { laterDialog, useUserFormats } from 'shared-ui';
import { Quiet } from 'shared-ui/table';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { EntryList } from '../../entries/view/EntryList.tsx';
import { EntryName } from '../../entries/view/EntryName.tsx';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';
import { dayOfEntry, workMinutes } from '../rules/patternDay.ts';
import { daysOfWeek, isWeekly } from '../rules/patternLength.ts';

const ScheduleDialog = laterDialog(
  async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog,
);

type Schedule = ListedEntry<WorkScheduleEntry>;

/** The patterns by which people work. */
export function Page() {
  const text = useText();
  const [open, setOpen] = useState<Schedule | 'new' | null>(null);
  const patternOf = usePatternWords();
  const usesOf = ({ facts }: Schedule) => text('schedules.people', { count: facts.uses });
  const name = (item: Schedule) => (
    <EntryName
      name={item.entry.externalName}
      about={[item.entry.externalCode, ...item.facts.about.map((each) => each.name)].join(' · ')}
      onOpen={() => setOpen(item)}
    />
  );
  return (
    <CompanyFrame>
      <EntryList
        section="workSchedules"
        title={text('page.schedules')}
        entriesOf={({ workSchedules = [] }) => workSchedules}
        columns={[
          { title: text('entries.name'), width: 'auto', cell: name },
          { title: text('schedules.pattern'), width: '30%', cell: ({ entry }) => patternOf(entry) },
          { title: text('schedules.uses'), width: '20%', cell: usesOf },
        ]}
        list={(item) => (
          <>
            {name(item)}
            <Quiet>
              {patternOf(item.entry)} · {usesOf(item)}
            </Quiet>
          </>
        )}
        onAdd={() => setOpen('new')}
        addLabel={text('schedules.add')}
        none={{ title: text('schedules.none'), text: text('schedules.none.text') }}
      />
      {open !== null && (
        <ScheduleDialog item={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </CompanyFrame>
  );
}

/** How long a pattern is, and the hours it comes to. */
function usePatternWords(): (entry: WorkScheduleEntry) => string {
  const text = useText();
  const formats = useUserFormats();
  return ({ days }) => {
    const minutes = days.reduce((sum, day) => sum + workMinutes(dayOfEntry(day)), 0);
    if (!isWeekly(days)) {
      const hours = formats.duration(minutes * 60);
      return text('schedules.sum.days', { days: days.length, hours });
    }
    const weeks = days.length / daysOfWeek;
    return text('schedules.sum.weeks', { weeks, hours: formats.duration((minutes * 60) / weeks) });
  };
}
