import { checkBreakEntry } from 'shared-contracts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import { sinceText } from '../../shifts/data/sinceText.ts';
import type { CallRequest } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { readEditState } from '../data/editState.ts';
import { configurationOf, type EntryChoice } from '../rules/entryChoice.ts';
import { saveSegment } from '../rules/saveSegment.ts';
import { allowEntryChoice } from '../policies/allowEntryChoice.ts';
import { takeIdsFor } from '../../shifts/data/takeIdsFor.ts';
import type { PlannedEdit } from './createEdit.ts';
import { readEditCase } from './readEditCase.ts';
import { choiceOf, exact, exactOrNull, recordedTime, writtenComment } from './recordedEntry.ts';
import { judgedReason, judgingContext, manualEntryOf, refuseFaults } from './requestFacts.ts';
import {
  findSegment,
  onChanging,
  requireShift,
  type StaleCodes,
} from '../policies/requireShift.ts';
import { requireSoleApproval } from '../policies/requireSoleApproval.ts';

type Request = CallRequest<'saveSegmentPair'>;

/** Adds or edits a break by hand (spec §4, §5). */
export function planSegment({ database }: ServerContext, book: WritableBook) {
  return async (request: Request): Promise<PlannedEdit<'saveSegmentPair'>> => {
    const { body, query, now } = request;
    const isNew = body.id === -1;
    if (isNew === (body.entryType === 'EDIT')) {
      throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'id', fault: 'combination' }] });
    }
    const { employeeAssignmentId: assignmentId } = body;
    const facts = await readEditCase(database, book, request, assignmentId, 'SAVE_SEGMENT');
    const { assignment, editor } = facts;
    const times = { start: exact(body.clockInDateTime), end: exactOrNull(body.clockOutDateTime) };
    const state = await readEditState(database, assignment.id, body.shiftTimePairId, times);
    const shift = requireShift(state.shift, facts, isNew ? onAdding : onChanging);
    const edited = isNew ? null : await findSegment(database, shift, body.id);
    const own: EntryChoice = {
      timeTypeId: shift.pair.time_type_id,
      costCenterId: null,
      customFieldValues: [],
    };
    const content = {
      clockIn: recordedTime(times.start, edited?.clock_in ?? null),
      clockOut: times.end && recordedTime(times.end, edited?.clock_out ?? null),
      ...allowEntryChoice(body, edited === null ? own : choiceOf(edited), facts),
      comment: writtenComment(body.comment),
    };
    const open = shift.segments.find((each) => each.clock_out === null && each !== edited);
    if (content.clockOut === null && open !== undefined) {
      const since = await sinceText(database, request, open.clock_in, shift.pair.time_zone);
      throw new Refusal('SEGMENT_ALREADY_OPEN', { values: { since } });
    }
    const entry = manualEntryOf(body, facts, now, 'forSegments');
    const others = shift.segments.filter((each) => each !== edited);
    if (shift.pair.extraction_status === 'EXTRACTED' && entry.reason === null) {
      refuseFaults([{ rule: 'REASON_REQUIRED', field: 'reason', values: {} }]);
    }
    refuseFaults(
      checkBreakEntry(
        {
          assignmentId: assignment.id,
          clockIn: content.clockIn,
          clockOut: content.clockOut,
          ...configurationOf(content),
          reason: judgedReason(entry.reason),
          comment: body.comment ?? null,
        },
        {
          ...judgingContext(facts, now),
          mayStayOpen: shift.pair.clock_out === null && edited?.clock_out === null,
          edited: edited && {
            assignmentId: assignment.id,
            clockIn: edited.clock_in,
            clockOut: edited.clock_out,
            ...configurationOf(choiceOf(edited)),
          },
          customFields: [],
          costCenterRequired: false,
          shift: { start: shift.pair.clock_in, end: shift.pair.clock_out },
          otherSegments: others.map(({ clock_in: start, clock_out: end }) => ({ start, end })),
        },
      ),
    );
    const takeId = await takeIdsFor(database, 2);
    const outcome = saveSegment(shift, edited, content, entry, takeId);
    if (!outcome.done) throw new Refusal(outcome.code);
    await requireSoleApproval(database, outcome);
    return {
      head: state.head,
      change: outcome,
      assignment,
      editor,
      modifiedBy: shift.modifiedBy,
      notice: 'TIME_EDITED',
      notificationIds: query.notificationIds ?? [],
      answer: (timePair) => ({ status: 200, body: { shiftTimePairs: [timePair], violations: [] } }),
    };
  };
}

const onAdding: StaleCodes = {
  corrected: 'SEGMENT_ADD_WHEN_SHIFT_CORRECTED',
  deleted: 'SHIFT_ALREADY_DELETED',
};
