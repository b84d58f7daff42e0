import { commentToSend, type components, type CorrectionReason } from 'shared-contracts';
import type { EntrySubject } from '../../rules/TimeDialogRequest.ts';
import type { EntryDraft } from './entryDraft.ts';
import { editedEntry, isBreakSubject } from './entrySubject.ts';
import type { DraftTimes } from './readDraft.ts';

type CustomField = components['schemas']['CustomField'];
type ShiftRequest = components['schemas']['TimeEntryRequest'];
type BreakRequest = components['schemas']['SegmentEntryRequest'];

/** A save as the API takes it. */
export type EntryRequest =
  | {
      readonly kind: 'SHIFT';
      /** The edited version; null for a new shift. */
      readonly timePairId: number | null;
      readonly notificationIds: readonly number[];
      readonly body: ShiftRequest;
    }
  | { readonly kind: 'BREAK'; readonly body: BreakRequest };

export interface RequestContext {
  /** Minutes east of UTC on the device, on the day of the entry. */
  readonly timeZoneOffset: number;
  readonly requestedByUserId: number;
  /** The visible fields; choices in others are left out. */
  readonly customFields: readonly CustomField[];
  readonly sendsCustomFields: boolean;
  readonly sendsCostCenter: boolean;
  /** The label for no comment. */
  readonly noComment: string;
}

/** The request for a valid draft; null while it has no start. */
export function entryRequest(
  draft: EntryDraft,
  times: DraftTimes,
  subject: EntrySubject,
  context: RequestContext,
): EntryRequest | null {
  const clockInDateTime = times.start.instant;
  if (clockInDateTime === null) return null;
  const comment = commentToSend(draft.comment, context.noComment);
  const reason = reasonOf(draft);
  const fields = {
    employeeAssignmentId: draft.assignmentId,
    requestedByUserId: context.requestedByUserId,
    clockInDateTime,
    clockOutDateTime: times.end.instant,
    timeZoneOffset: context.timeZoneOffset,
    isNormalized: draft.isNormalized,
    accuracy: -1,
    origin: 'UNKNOWN' as const,
    ...(draft.timeTypeId === null ? {} : { timeTypeId: draft.timeTypeId }),
    ...(context.sendsCostCenter
      ? { costCenter: draft.costCenter && { id: draft.costCenter.id } }
      : {}),
    ...(context.sendsCustomFields
      ? { timePairCustomFieldValues: chosenValues(draft, context.customFields) }
      : {}),
    ...(reason === null ? {} : { reason }),
    // If left out, it stays unchanged.
    ...(comment === (editedEntry(subject)?.comment ?? null) ? {} : { comment }),
  };
  if (isBreakSubject(subject)) {
    return {
      kind: 'BREAK',
      body: {
        ...fields,
        id: subject.kind === 'EDIT_BREAK' ? subject.segment.segmentTimePairId : -1,
        shiftTimePairId: subject.shift.id,
        pairType: 'BREAK',
        entryType: subject.kind === 'EDIT_BREAK' ? 'EDIT' : 'ADD',
      },
    };
  }
  const edited = subject.kind === 'EDIT_SHIFT' ? subject : null;
  return {
    kind: 'SHIFT',
    timePairId: edited?.shift.id ?? null,
    notificationIds: edited?.notificationIds ?? [],
    body: {
      ...fields,
      ...(draft.isCallBack === (edited?.shift.isCallBack ?? false)
        ? {}
        : { isCallBack: draft.isCallBack }),
      id: edited?.shift.id ?? -1,
      entryType: entryTypes[subject.kind],
      ...(edited === null && times.breaks.length > 0
        ? {
            breaks: times.breaks.map(({ start, end }) => ({
              clockInDateTime: start,
              clockOutDateTime: end,
            })),
          }
        : {}),
    },
  };
}

const entryTypes = { ADD_SHIFT: 'ADD', CLONE_SHIFT: 'CLONE', EDIT_SHIFT: 'EDIT' } as const;

export function reasonOf({ reason, reasonText }: EntryDraft): CorrectionReason | null {
  if (reason === null) return null;
  return reason === 'OTHER'
    ? { reasonName: 'OTHER', description: reasonText.trim() }
    : { id: reason };
}

function chosenValues({ options }: EntryDraft, fields: readonly CustomField[]) {
  return fields.flatMap(({ id }) => {
    const option = options[id];
    return option === undefined ? [] : [{ id: option.id, timePairCustomField: { id } }];
  });
}
