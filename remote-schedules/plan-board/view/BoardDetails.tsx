import type { LocalDate } from 'shared-contracts';
import { Button, MessageNote, WarningFilled } from 'shared-ui';
import type { PlannedAssignment } from '../../bars/rules/planDays.ts';
import { DetailsDialog } from '../../bars/view/DetailsDialog.tsx';
import { useText } from '../../messages/useText.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { failureOn, reasonOf } from '../rules/rowFailures.ts';

export interface BoardDetailsProps {
  readonly details: PlannedAssignment;
  /** Undefined if it is no longer shown. */
  readonly row: PlannedRow | undefined;
  /** Null if nothing can be assigned. */
  readonly assignDay: ((row: PlannedRow, date: LocalDate) => void) | null;
  readonly onHistory: (row: PlannedRow) => void;
  readonly onClose: () => void;
}

/** The days of a bar, the person, the HR system's message, and the actions. */
export function BoardDetails({ details, row, assignDay, onHistory, onClose }: BoardDetailsProps) {
  const text = useText();
  const { days, summary } = details;
  const [first, ...others] = days;
  const isTemporary = days.some(({ planned }) => 'isTemporary' in planned && planned.isTemporary);
  const failed =
    row &&
    first &&
    failureOn(row, { startDate: first.date, endDate: (others.at(-1) ?? first).date });
  const mayAssign = assignDay && row && first && others.length === 0;
  const about = [row?.employeeName, summary.position.description];
  return (
    <DetailsDialog
      details={details}
      subtitle={[...about, isTemporary && text('board.temporary')].filter(Boolean).join(' · ')}
      note={
        failed && (
          <MessageNote
            icon={<WarningFilled />}
            meaning="warning"
            title={text('board.refused')}
            action={
              <Button
                size="row"
                onClick={() => {
                  onClose();
                  onHistory(row);
                }}
              >
                {text('board.action.history')}
              </Button>
            }
          >
            {reasonOf(failed)}
          </MessageNote>
        )
      }
      action={
        mayAssign && (
          <Button
            look="primary"
            onClick={() => {
              onClose();
              assignDay(row, first.date);
            }}
          >
            {text('board.action.assign')}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}
