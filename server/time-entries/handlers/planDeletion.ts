import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { CallRequest } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { readEditState } from '../data/editState.ts';
import { deleteSegment, deleteShift } from '../rules/deletion.ts';
import type { EditCase } from '../rules/editCase.ts';
import { assignmentOf, readEditCase } from './readEditCase.ts';
import { takeIdsFor } from '../../shifts/data/takeIdsFor.ts';
import type { PlannedEdit } from './createEdit.ts';
import { manualEntryOf } from './requestFacts.ts';
import { findSegment, onChanging, requireShift } from '../policies/requireShift.ts';
import { requireSoleApproval } from '../policies/requireSoleApproval.ts';

type Request = CallRequest<'deleteTimePair'>;

/** Deletes a shift or one of its segments, or requests the deletion (spec §4). */
export function planDeletion({ database }: ServerContext, book: WritableBook) {
  return async (request: Request): Promise<PlannedEdit<'deleteTimePair'>> => {
    const { path, query, now } = request;
    const { segmentTimePairId: segmentId } = query;
    const assignmentId = await assignmentOf(database, path.id);
    const action = segmentId === undefined ? 'DELETE' : 'DELETE_SEGMENT';
    const facts = await readEditCase(database, book, request, assignmentId, action);
    const { assignment, editor, features } = facts;
    const at = now.toISOString();
    const state = await readEditState(database, assignmentId, path.id, { start: at, end: at });
    const shift = requireShift(
      state.shift,
      facts,
      segmentId === undefined ? onDeleting : onChanging,
    );
    const { ALLOW_MANAGER_DELETE } = features.features;
    const outcome =
      segmentId === undefined
        ? deleteShift(shift, { editor, now: at }, ALLOW_MANAGER_DELETE)
        : deleteSegment(
            shift,
            await findSegment(database, shift, segmentId),
            entryOf(facts, now),
            features,
            await takeIdsFor(database, 1),
          );
    if (!outcome.done) throw new Refusal(outcome.code);
    await requireSoleApproval(database, outcome);
    return {
      head: state.head,
      change: outcome,
      assignment,
      editor,
      modifiedBy: shift.modifiedBy,
      notice: segmentId === undefined ? null : 'TIME_EDITED',
      notificationIds: query.notificationIds ?? [],
      everywhere: query.shouldSyncWithEC ?? true,
      answer: (timePair) => ({ status: 200, body: { status: timePair.status, timePair } }),
    };
  };
}

const onDeleting = { corrected: 'DELETE_SHIFT_CORRECTED', deleted: 'ALREADY_DELETED' } as const;

/** A deletion sets no time. */
function entryOf(facts: EditCase, now: Date) {
  return manualEntryOf({ timeZoneOffset: 0 }, facts, now, 'forSegments');
}
