import type { CallRequest } from '../../http/calls.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServerContext } from '../../http/serverContext.ts';
import { readEditState } from '../data/editState.ts';
import { changeComment } from '../rules/changeComment.ts';
import type { EditSources, PlannedEdit } from './createEdit.ts';
import { assignmentOf, readEditFacts } from './readEditFacts.ts';
import { writtenComment } from './recordedEntry.ts';
import { requireShift } from './requireShift.ts';

type Request = CallRequest<'updateComment'>;

/** Changes or clears a comment of a shift, which keeps its id and its status. */
export function planComment({ database }: ServerContext, sources: EditSources) {
  return async (request: Request): Promise<PlannedEdit<'updateComment'>> => {
    const { path, body, now } = request;
    const assignmentId = await assignmentOf(database, path.id);
    const facts = await readEditFacts(database, sources, request, assignmentId, 'COMMENT');
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
