import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { CallRequest } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { readEditState } from '../data/editState.ts';
import type { PlannedEdit } from './createEdit.ts';
import { assignmentOf, readEditCase } from './readEditCase.ts';
import { writtenComment } from './recordedEntry.ts';
import { requireShift } from '../policies/requireShift.ts';
import type { ShiftChange } from '../../shifts/rules/shiftChange.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';

type Request = CallRequest<'updateComment'>;

/** Changes or clears a comment of a shift, which keeps its id and its status. */
export function planComment({ database }: ServerContext, book: WritableBook) {
  return async (request: Request): Promise<PlannedEdit<'updateComment'>> => {
    const { path, body, now } = request;
    const assignmentId = await assignmentOf(database, path.id);
    const facts = await readEditCase(database, book, request, assignmentId, 'COMMENT');
    const { assignment, editor } = facts;
    const at = now.toISOString();
    const state = await readEditState(database, assignmentId, path.id, { start: at, end: at });
    const shift = requireShift(state.shift, facts, onCommenting);
    const { isClockInCommentUpdate: isClockIn, newComment } = body;
    if (!isClockIn && shift.pair.clock_out === null) throw new Refusal('STATUS_NOT_ALLOWED');
    return {
      head: state.head,
      change: changeComment(shift, isClockIn, writtenComment(newComment) ?? null),
      assignment,
      editor,
      modifiedBy: shift.modifiedBy,
      notice: null,
      notificationIds: [],
      answer: ({ commentSummary }) => ({ status: 200, body: { commentSummary } }),
    };
  };
}

const onCommenting = {
  corrected: 'SHIFT_ALREADY_CORRECTED',
  deleted: 'SHIFT_ALREADY_DELETED',
} as const;

/** Writes, changes or clears (null) one of the two comments of a shift. */
function changeComment(shift: Shift, isClockIn: boolean, comment: string | null): ShiftChange {
  const changed = isClockIn ? { clock_in_comment: comment } : { clock_out_comment: comment };
  const after = { ...shift, pair: { ...shift.pair, ...changed } };
  return { action: 'COMMENTED', before: shift, after };
}
