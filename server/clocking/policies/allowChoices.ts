import type { components, FeatureInfo } from 'shared-contracts';
import { Refusal } from '../../calls/refusal.ts';
import type { AssignmentFacts, Catalogue } from '../../shifts/rules/timePairContext.ts';
import type { TimePairRow } from '../../shifts/rules/timePairRow.ts';
import type { Booking, NewShift } from '../rules/clockIn.ts';
import type { PunchedBy } from '../rules/punch.ts';
import { requireCallBack } from './requireOwnAssignment.ts';

type Request = components['schemas']['ClockInRequest'];
type BookedPair = Pick<TimePairRow, 'time_type_id' | 'cost_center_id' | 'custom_field_values'>;
type BookingRequest = Pick<
  components['schemas']['ClockEntryRequest'],
  'timeTypeId' | 'costCenter' | 'timePairCustomFieldValues'
>;

/**
 * The choices of a clock-in, with the assignment's own time type and cost center as defaults.
 * Refuses features that are switched off, choices that the assignment does not offer (NOT_FOUND), a
 * call-back without CAPTURE_CALL_BACK (ACCESS_DENIED), and missing values.
 */
export function allowChoices(
  request: Request,
  features: FeatureInfo,
  assignment: AssignmentFacts,
  catalogue: Catalogue,
): Pick<NewShift, keyof Booking | 'isCallBack'> {
  const isCallBack = request.isCallBack ?? false;
  if (isCallBack) requireCallBack('EMPLOYEE', assignment);
  const own: Booking = {
    timeTypeId: assignment.mainTimeTypeId,
    costCenterId: assignment.costCenterId,
    customFieldValues: [],
  };
  return { ...allowBooking(request, own, features, assignment, catalogue), isCallBack };
}

/**
 * The booking that a break or clock-out chooses for its shift, judged like that of a clock-in; null
 * if it chooses nothing and the shift stays as it is. A manager chooses for many people at once and
 * names the fields to change; the others keep each person's values.
 */
export function allowRebooking(
  request: BookingRequest,
  { pair, by }: { readonly pair: BookedPair; readonly by: PunchedBy },
  features: FeatureInfo,
  assignment: AssignmentFacts,
  catalogue: Catalogue,
): Booking | null {
  const { timeTypeId, costCenter, timePairCustomFieldValues: values } = request;
  if (timeTypeId === undefined && costCenter === undefined && values === undefined) return null;
  const own: Booking = {
    timeTypeId: pair.time_type_id,
    costCenterId: pair.cost_center_id,
    customFieldValues: pair.custom_field_values,
  };
  const others =
    by === 'MANAGER' && values !== undefined
      ? own.customFieldValues.filter(
          (each) => !values.some((value) => fieldOf(value) === fieldOf(each)),
        )
      : [];
  return allowBooking(request, own, features, assignment, catalogue, others);
}

function fieldOf({ timePairCustomField: { id } }: Booking['customFieldValues'][number]): number {
  return id;
}

function allowBooking(
  { timeTypeId: chosen, costCenter, timePairCustomFieldValues: values }: BookingRequest,
  own: Booking,
  { features }: FeatureInfo,
  assignment: AssignmentFacts,
  catalogue: Catalogue,
  others: Booking['customFieldValues'] = [],
): Booking {
  const timeTypeId = chosen ?? own.timeTypeId;
  if (timeTypeId !== own.timeTypeId) {
    if (!features.SELECTABLE_TIME_TYPES) throw new Refusal('FEATURE_OFF');
    if (timeTypeId === null || !offersTimeType(assignment, timeTypeId))
      throw new Refusal('NOT_FOUND');
  }
  const timeType = timeTypeId === null ? undefined : catalogue.timeTypes.get(timeTypeId);
  if (timeTypeId !== null && timeType === undefined) throw new Refusal('NOT_FOUND');
  if (costCenter !== undefined && !features.COST_CENTERS) throw new Refusal('FEATURE_OFF');
  if (costCenter && !catalogue.costCenters.has(costCenter.id)) {
    throw new Refusal('NOT_FOUND');
  }
  const costCenterId = costCenter === undefined ? own.costCenterId : (costCenter?.id ?? null);
  if (costCenterId === null && features.COST_CENTERS && features.COST_CENTER_FIELD_REQUIRED) {
    throw missing('costCenter');
  }
  const fields = new Set([...assignment.customFieldIds, ...(timeType?.customFieldIds ?? [])]);
  const isOffered = (value: Booking['customFieldValues'][number]) => fields.has(fieldOf(value));
  const wanted =
    values === undefined
      ? own.customFieldValues.filter(isOffered)
      : [...values, ...others.filter(isOffered)];
  return {
    timeTypeId,
    costCenterId,
    customFieldValues: allowCustomFields(wanted, features, [...fields], catalogue),
  };
}

function allowCustomFields(
  values: Booking['customFieldValues'],
  features: FeatureInfo['features'],
  fieldIds: readonly number[],
  { customFields }: Catalogue,
): Booking['customFieldValues'] {
  if (!features.CUSTOM_FIELDS && values.length > 0) throw new Refusal('FEATURE_OFF');
  if (!features.CUSTOM_FIELDS) return [];
  const chosen = new Set<number>();
  values.forEach(({ id, timePairCustomField: { id: fieldId } }, index) => {
    const isOffered = fieldIds.includes(fieldId) && customFields.get(fieldId)?.options.has(id);
    if (isOffered !== true) throw new Refusal('NOT_FOUND');
    if (chosen.has(fieldId)) {
      const field = `timePairCustomFieldValues.${index}`;
      throw new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: 'combination' }] });
    }
    chosen.add(fieldId);
  });
  const isMissing = (id: number) => customFields.get(id)?.required === true && !chosen.has(id);
  if (fieldIds.some(isMissing)) throw missing('timePairCustomFieldValues');
  return values;
}

function offersTimeType({ mainTimeTypeId, timeTypeIds }: AssignmentFacts, id: number): boolean {
  return id === mainTimeTypeId || timeTypeIds.includes(id);
}

function missing(field: string): Refusal {
  return new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: 'required' }] });
}
