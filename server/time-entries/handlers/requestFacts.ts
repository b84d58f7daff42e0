import type { components, TimeEntryContext, TimeEntryFault } from 'shared-contracts';
import { deviceFacts } from '../../clocking/rules/punchFacts.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireOwnName } from '../../calls/sharedRefusals.ts';
import { customFieldIds } from '../rules/entryChoice.ts';
import type { ManualEntry } from '../rules/manualPunch.ts';
import type { Catalogue } from '../../shifts/rules/timePairContext.ts';
import type { EditCase } from '../rules/editCase.ts';

type Schemas = components['schemas'];
type Request = Pick<
  Schemas['TimeEntryRequest'],
  | 'timeZoneOffset'
  | 'latitude'
  | 'longitude'
  | 'accuracy'
  | 'comment'
  | 'isNormalized'
  | 'requestedByUserId'
  | 'reason'
>;

/** The request's facts about how and why times are set by hand. */
export function manualEntryOf(
  body: Request,
  facts: EditCase,
  now: Date,
  offered: 'forShifts' | 'forSegments',
): ManualEntry {
  const { assignment, editor, features } = facts;
  const { latitude, longitude, accuracy, timeZoneOffset, comment, isNormalized = false } = body;
  if ((latitude === undefined) !== (longitude === undefined)) {
    const field = latitude === undefined ? 'latitude' : 'longitude';
    throw new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: 'required' }] });
  }
  if (comment && !features.features.TIME_PAIR_COMMENTS) throw new Refusal('FEATURE_OFF');
  if (body.requestedByUserId !== undefined) requireOwnName(editor, body.requestedByUserId);
  const position = {
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
    ...(accuracy === undefined ? {} : { accuracy }),
  };
  return {
    hasApproval: features.features.APPROVE_TIME_PAIRS,
    editor,
    now: now.toISOString(),
    timeZone: assignment.timeZone,
    device: deviceFacts({ timeZoneOffset, ...position }, 'EMPLOYEE', facts),
    isNormalized,
    reason: reasonOf(body.reason, facts, offered),
  };
}

function reasonOf(
  reason: Schemas['CorrectionReason'] | undefined,
  { catalogue, features }: EditCase,
  offered: 'forShifts' | 'forSegments',
): ManualEntry['reason'] {
  if (reason === undefined) return null;
  if ('id' in reason && reason.id !== undefined) {
    if (catalogue.reasons.get(reason.id)?.[offered] !== true) {
      const fields = [{ field: 'reason.id', fault: 'choice' as const }];
      throw new Refusal('VALIDATION_FAILED', { fields });
    }
    return { id: reason.id, text: null };
  }
  if (!features.features.FREE_TEXT_REASONS) throw new Refusal('FEATURE_OFF');
  const other = [...catalogue.reasons].find(([, { code }]) => code === 'OTHER');
  if (other === undefined) throw new Error('The reason for free text is missing.');
  return { id: other[0], text: reason.description ?? '' };
}

/** The reason in the form of the shared rules. */
export function judgedReason(reason: ManualEntry['reason']) {
  if (reason === null) return null;
  const { id, text } = reason;
  return text === null ? { id } : { reasonName: 'OTHER' as const, description: text };
}

/** The context in which the shared rules judge any entry. */
export function judgingContext(
  facts: EditCase,
  now: Date,
): Omit<TimeEntryContext, 'mayStayOpen' | 'edited' | 'customFields' | 'costCenterRequired'> {
  const { assignment, editor, features, payCycle, today } = facts;
  return {
    now: now.toISOString(),
    timeZone: assignment.timeZone,
    freeTextReasons: features.features.FREE_TEXT_REASONS,
    actsAs: editor.actsAs,
    payCycle,
    today,
    maximumManagerEditRange: features.properties.MAXIMUM_MANAGER_EDIT_RANGE,
  };
}

/** Custom fields that a shift with the time type offers. */
export function offeredFields(
  timeTypeId: number | null,
  { assignment, catalogue, features }: EditCase,
): TimeEntryContext['customFields'] {
  if (!features.features.CUSTOM_FIELDS) return [];
  return customFieldIds(timeTypeId, assignment, catalogue).map((id) => ({
    id,
    name: '',
    required: requires(id, catalogue),
  }));
}

function requires(id: number, { customFields }: Catalogue): boolean {
  return customFields.get(id)?.required === true;
}

/** Refuses an entry that breaks rules of spec §5, and names field and rule of each fault. */
export function refuseFaults(faults: readonly TimeEntryFault[]): void {
  if (faults.length === 0) return;
  const fields = faults.map(({ field, rule }) => ({ field, fault: rule }));
  throw new Refusal('VALIDATION_FAILED', { fields });
}
