import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { CallRequest } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { readEditState } from '../data/editState.ts';
import { takeBackDeletion } from '../rules/deletion.ts';
import type { PlannedEdit } from './createEdit.ts';
import { assignmentOf, readEditCase } from './readEditCase.ts';
import { requireOwnTime } from '../policies/requireEditor.ts';
import { requireShift } from '../policies/requireShift.ts';

type Request = CallRequest<'takeBackDeletion'>;

/** Withdraws the person's own request for a deletion, as long as it is undecided. */
export function planTakeBack({ database }: ServerContext, book: WritableBook) {
  return async (request: Request): Promise<PlannedEdit<'takeBackDeletion'>> => {
    const { path, now } = request;
    const assignmentId = await assignmentOf(database, path.id);
    const facts = await readEditCase(database, book, request, assignmentId, 'TAKE_BACK_DELETION');
    const { assignment, editor } = facts;
    requireOwnTime(editor);
    const at = now.toISOString();
    const state = await readEditState(database, assignmentId, path.id, { start: at, end: at });
    const shift = requireShift(state.shift, facts, onTakingBack);
    const outcome = takeBackDeletion(shift);
    if (!outcome.done) throw new Refusal(outcome.code);
    return {
      head: state.head,
      change: outcome,
      assignment,
      editor,
      modifiedBy: shift.modifiedBy,
      notice: null,
      notificationIds: [],
      answer: (timePair) => ({ status: 200, body: timePair }),
    };
  };
}

const onTakingBack = { corrected: 'SHIFT_ALREADY_CORRECTED', deleted: 'ALREADY_DELETED' } as const;
