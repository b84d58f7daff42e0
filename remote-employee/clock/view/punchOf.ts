import type { Instant } from 'shared-contracts';
import type { PressKind } from '../../active-shift/rules/press.ts';
import type { ShownShift } from '../../active-shift/rules/shownShift.ts';
import { choiceRequest } from '../rules/clockingChoice.ts';
import type { ChoiceState } from './useChoice.ts';
import type { Punch } from './usePunch.ts';

/** What a press sends and shows; null when there is nothing open for it to act on. */
export function punchOf(
  kind: PressKind,
  open: ShownShift | null,
  state: ChoiceState,
  at: Instant,
): Punch | null {
  const { assignment, choice, fields, timeTypes } = state;
  const press = {
    kind,
    at,
    begins: {
      assignmentId: assignment.id,
      position: assignment.position.description,
      timeZone: assignment.timeZone,
      timeType: timeTypes.find(({ id }) => id === choice.timeTypeId)?.externalName ?? null,
      costCenter: assignment.costCenter?.name ?? null,
    },
  };
  const device = deviceFacts();
  const comment = state.comment.trim() === '' ? {} : { comment: state.comment.trim() };
  if (kind === 'clock-in') {
    const body = { ...choiceRequest(choice, fields), ...device, ...comment };
    return { press, before: null, request: { kind, body } };
  }
  if (open?.id == null) return null;
  const body = {
    pairType: 'BREAK' as const,
    shiftTimePairId: open.id,
    employeeAssignmentId: open.assignmentId,
    ...device,
    ...(kind === 'clock-out' ? comment : {}),
  };
  return { press, before: open, request: { kind, body } };
}

function deviceFacts() {
  const now = new Date();
  return { timeZoneOffset: -now.getTimezoneOffset(), deviceDateTime: now.toISOString() };
}
