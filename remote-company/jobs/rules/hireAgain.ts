import type { LocalDate } from 'shared-contracts';
import type { AssignmentEntry, PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import type { ChangedEntry } from '../../changes/rules/changedEntries.ts';
import { followingCode } from '../../changes/rules/followingCode.ts';
import { rangeOf, type Job } from './job.ts';

/**
 * A job like the one that has ended, from a day on: under the same managers where they still manage
 * it, and with an open account.
 */
export function hireAgain(
  { entry, facts }: Job,
  person: PersonEntry | null,
  from: LocalDate,
): ChangedEntry[] {
  const code = followingCode(entry.code, from);
  const { endDate: _lastDay, ...same } = entry;
  return [
    {
      section: 'assignments',
      before: null,
      after: { ...same, code, startDate: from, timeRecordingVariants: lastRecording(entry, from) },
    },
    ...facts.managers.flatMap((range): ChangedEntry[] =>
      range.endDate !== null && range.endDate < from
        ? []
        : [
            {
              section: 'managers',
              before: null,
              after: {
                manager: range.manager,
                assignment: code,
                ...rangeOf(range.startDate > from ? range.startDate : from, range.endDate),
              },
            },
          ],
    ),
    ...(person?.closed
      ? [{ section: 'people' as const, before: person, after: { ...person, closed: false } }]
      : []),
  ];
}

function lastRecording(
  { timeRecordingVariants }: AssignmentEntry,
  from: LocalDate,
): AssignmentEntry['timeRecordingVariants'] {
  return timeRecordingVariants
    .slice(-1)
    .map(({ timeRecordingVariant }) => ({ timeRecordingVariant, startDate: from }));
}
