import { checkBreak, checkShiftEntry, type Instant, type TimeSpan } from 'shared-contracts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { CallRequest } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { readEditState, type EditState } from '../data/editState.ts';
import { afterOthers } from '../rules/collision.ts';
import { configurationOf, type EntryChoice } from '../rules/entryChoice.ts';
import { addShift, editShift, type ShiftContent } from '../rules/saveShift.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';
import { allowEntryChoice } from '../policies/allowEntryChoice.ts';
import { takeIdsFor } from '../../shifts/data/takeIdsFor.ts';
import type { PlannedEdit } from './createEdit.ts';
import { choiceOf, exact, exactOrNull, recordedTime, writtenComment } from './recordedEntry.ts';
import type { EditCase } from '../rules/editCase.ts';
import { readEditCase } from './readEditCase.ts';
import {
  judgedReason,
  judgingContext,
  manualEntryOf,
  offeredFields,
  refuseFaults,
} from './requestFacts.ts';
import { requireCallBack } from '../../clocking/policies/requireOwnAssignment.ts';
import { requireOwnDay } from '../policies/requireEditableDay.ts';
import { requireFreeTime } from '../policies/requireFreeTime.ts';
import { requireShift } from '../policies/requireShift.ts';

type Request = CallRequest<'saveShiftPair'>;

/** Adds, edits or copies a shift by hand (spec §4, §5). */
export function planShift({ database }: ServerContext, book: WritableBook) {
  return async (request: Request): Promise<PlannedEdit<'saveShiftPair'>> => {
    const { body, query, now } = request;
    const editedId = query.timePairId ?? null;
    const action = editedId === null ? body.entryType : 'EDIT';
    if (body.id !== (editedId ?? -1) || (editedId === null) !== (action !== 'EDIT')) {
      throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'id', fault: 'combination' }] });
    }
    const facts = await readEditCase(database, book, request, body.employeeAssignmentId, action);
    const { assignment, editor, features } = facts;
    const times = { start: exact(body.clockInDateTime), end: exactOrNull(body.clockOutDateTime) };
    const state = await readEditState(database, assignment.id, editedId, times);
    const edited = editedId === null ? null : requireShift(state.shift, facts, onEditing);
    const content = contentOf(request, times, edited, state, facts);
    const entry = manualEntryOf(body, facts, now, 'forShifts');
    const choice = configurationOf(content);
    refuseFaults(
      checkShiftEntry(
        {
          assignmentId: assignment.id,
          clockIn: content.clockIn,
          clockOut: content.clockOut,
          ...choice,
          isCallBack: content.isCallBack,
          reason: judgedReason(entry.reason),
          comment: body.comment ?? null,
        },
        {
          ...judgingContext(facts, now),
          mayStayOpen: edited?.pair.status === 'INCOMPLETE' && edited.pair.clock_out === null,
          edited: edited && {
            assignmentId: assignment.id,
            clockIn: edited.pair.clock_in,
            clockOut: edited.pair.clock_out,
            ...configurationOf(choiceOf(edited.pair)),
            isCallBack: edited.pair.is_call_back,
          },
          customFields: offeredFields(content.timeTypeId, facts),
          costCenterRequired:
            features.features.COST_CENTERS && features.features.COST_CENTER_FIELD_REQUIRED,
        },
      ),
    );
    const breaks = newBreaks(request, content, facts);
    requireOwnDay(facts, content.clockIn);
    await requireFreeTime(
      { database, dayPlans: book.dayPlans },
      request,
      content,
      { edited, others: state.others },
      facts,
    );
    const newSegments = edited?.segments.length ?? breaks.length;
    const takeId = await takeIdsFor(database, 1 + newSegments);
    const outcome =
      edited === null
        ? addShift(content, {
            ...entry,
            id: takeId(),
            breaks: breaks.map((span) => ({ ...span, id: takeId() })),
            assignmentId: assignment.id,
            autoApproval: features.features.AUTO_APPROVAL,
          })
        : editShift(edited, content, entry, takeId);
    if (!outcome.done) throw new Refusal(outcome.code);
    return {
      head: state.head,
      change: outcome,
      assignment,
      editor,
      modifiedBy: state.shift?.modifiedBy ?? null,
      notice: edited === null ? 'TIME_ADDED' : 'TIME_EDITED',
      notificationIds: query.notificationIds ?? [],
      answer: (timePair) => ({ status: 200, body: { shiftTimePairs: [timePair], violations: [] } }),
    };
  };
}

const onEditing = {
  corrected: 'SHIFT_ALREADY_CORRECTED',
  deleted: 'SHIFT_ALREADY_DELETED',
} as const;

/** The breaks of a new shift; refuses breaks outside it, and overlapping ones (spec §5). */
function newBreaks(
  { body: { breaks = [], entryType } }: Request,
  { clockIn, clockOut }: ShiftContent,
  { features }: EditCase,
): TimeSpan[] {
  if (breaks.length === 0) return [];
  if (!features.features.SEGMENTS) throw new Refusal('FEATURE_OFF');
  if (entryType === 'EDIT') {
    throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'breaks', fault: 'combination' }] });
  }
  const spans = breaks.map(({ clockInDateTime, clockOutDateTime }) => ({
    start: exact(clockInDateTime),
    end: exact(clockOutDateTime),
  }));
  const fields = spans.flatMap(({ start, end }, index) => {
    const shift = { start: clockIn, end: clockOut };
    const faults = checkBreak({ clockIn: start, clockOut: end }, shift, spans.slice(0, index));
    const isReversed = start >= end;
    return [
      ...(isReversed
        ? [{ field: 'clockOutDateTime', rule: 'CLOCK_IN_AFTER_CLOCK_OUT' as const }]
        : []),
      ...faults,
    ].map(({ field, rule }) => ({ field: `breaks.${index}.${field}`, fault: rule }));
  });
  if (fields.length > 0) throw new Refusal('VALIDATION_FAILED', { fields });
  return spans;
}

function contentOf(
  { body }: Request,
  asked: { readonly start: Instant; readonly end: Instant | null },
  edited: Shift | null,
  { others }: EditState,
  facts: EditCase,
): ShiftContent {
  const { assignment, editor } = facts;
  const own: EntryChoice = {
    timeTypeId: assignment.mainTimeTypeId,
    costCenterId: assignment.costCenterId,
    customFieldValues: [],
  };
  const wasCallBack = edited?.pair.is_call_back ?? false;
  const { isCallBack = wasCallBack } = body;
  if (isCallBack && !wasCallBack) requireCallBack(editor.actsAs, assignment);
  return {
    clockIn: afterOthers(recordedTime(asked.start, edited?.pair.clock_in ?? null), others),
    clockOut: asked.end && recordedTime(asked.end, edited?.pair.clock_out ?? null),
    ...allowEntryChoice(body, edited === null ? own : choiceOf(edited.pair), facts),
    comment: writtenComment(body.comment),
    isCallBack,
  };
}
