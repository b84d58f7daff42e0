import { useState } from 'react';
import { addDays, type LocalDate } from 'shared-contracts';
import type { WorkScheduleEntry } from 'shared-contracts/company-file/companyFile.ts';
import { deviceTimeZone, useApi, useQuery, useToday, useUserFormats } from 'shared-ui';
import { useChange } from '../../changes/view/useChange.ts';
import { codeOfName } from '../../entries/rules/codeOfName.ts';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';
import { rangesOfSchedule } from '../data/rangesOfSchedule.ts';
import { changeFrom } from '../rules/changeFrom.ts';
import { dayOfEntry, entryOfDay } from '../rules/patternDay.ts';
import { usualWeek } from '../rules/patternLength.ts';

/** What the form of a schedule holds, and how it is saved. */
export function useScheduleForm(item: ListedEntry<WorkScheduleEntry> | null, onSaved: () => void) {
  const text = useText();
  const formats = useUserFormats();
  const api = useApi();
  const change = useChange(onSaved);
  const tomorrow = addDays(useToday(deviceTimeZone()), 1);
  const before = item?.entry ?? null;
  const [begun] = useState(() => formOf(before));
  const [form, setForm] = useState(begun);
  const [from, setFrom] = useState<LocalDate | null>(tomorrow);
  const code = before?.externalCode ?? form.code ?? codeOfName(form.name);
  const isPatternChanged = JSON.stringify(form.days) !== JSON.stringify(begun.days);
  const isDated = isPatternChanged && item !== null && item.facts.uses > 0;
  const ranges = useQuery({ ...rangesOfSchedule(api, code), enabled: isDated });

  function save(): void {
    const after = entryOf(form, code, before);
    const name = after.externalName;
    const told = { version: item?.version ?? null, saved: text('entries.saved', { name }) };
    if (!isDated || before === null) {
      const part = before && { workSchedules: [before] };
      const replaced = [{ section: 'workSchedules' as const, code, part }];
      change.save({ part: { workSchedules: [after] }, replaced, ...told });
      return;
    }
    if (from === null || ranges.data === undefined) return;
    const day = formats.day(addDays(from, -1), true);
    const endedName = text('schedules.until', { name: before.externalName, day });
    change.save({
      ...changeFrom({ before, after, from, endedName, ranges: ranges.data }),
      ...told,
    });
  }

  return {
    ...{ form, code, change, save, from, setFrom, tomorrow, ranges },
    edit: (part: Partial<typeof form>) => setForm((old) => ({ ...old, ...part })),
    isDirty: JSON.stringify(form) !== JSON.stringify(begun),
    /** Jobs have this schedule, so that another pattern needs a first day. */
    isDated,
  };
}

function formOf(entry: WorkScheduleEntry | null) {
  return {
    name: entry?.externalName ?? '',
    /** Null: the one that is proposed. */
    code: entry?.externalCode ?? null,
    /** Null: the product chooses. */
    color: entry?.color ?? null,
    days: entry?.days.map(dayOfEntry) ?? usualWeek,
  };
}

function entryOf(
  { name, color, days }: ReturnType<typeof formOf>,
  externalCode: string,
  before: WorkScheduleEntry | null,
): WorkScheduleEntry {
  const { color: _replaced, ...kept } = before ?? newSchedule;
  return {
    ...kept,
    externalCode,
    externalName: name.trim(),
    ...(color === null ? {} : { color }),
    days: days.map(entryOfDay),
  };
}

/** What a new schedule has besides its fields. */
const newSchedule: Pick<WorkScheduleEntry, 'timeRecordingVariant' | 'color'> = {
  timeRecordingVariant: 'CLOCK',
};
