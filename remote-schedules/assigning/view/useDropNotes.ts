import { useUserFormats } from 'shared-ui';
import type { PlanPreview } from '../data/planCalls.ts';
import { useAssignText } from '../messages/useText.ts';
import type { AssignChoice } from '../rules/assignChoice.ts';
import { comingRuns, groupRefusals, groupRemarks } from '../rules/planPreview.ts';

/** What the person should know before a choice is assigned without the panel, one line each. */
export function useDropNotes() {
  const text = useAssignText();
  const formats = useUserFormats();

  /** A schedule of several days includes days off, which nobody drags. */
  function daysOffOf(preview: PlanPreview, choice: AssignChoice): readonly string[] {
    if (choice.kind !== 'schedule' || choice.schedule.nonWorkingDay) return [];
    return preview.rows.flatMap((row) =>
      comingRuns(row)
        .filter(({ after }) => after.kind === 'OFF')
        .map(({ startDate, endDate }) => {
          const days =
            startDate === endDate ? formats.day(startDate) : formats.dateRange(startDate, endDate);
          return text('assign.drop.off', { name: row.employeeName, days });
        }),
    );
  }

  return function notesOf(preview: PlanPreview, choice: AssignChoice): readonly string[] {
    return [
      ...groupRefusals(preview.rows).map(({ message, people }) =>
        text('assign.refused', { people: people.length, message }),
      ),
      ...groupRemarks(preview.rows).flatMap(({ items }) =>
        items.map(({ name, message }) => text('assign.remark.of', { name, message })),
      ),
      ...daysOffOf(preview, choice),
    ];
  };
}
