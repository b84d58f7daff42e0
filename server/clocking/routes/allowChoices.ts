import { holdsFor, type components, type FeatureInfo } from 'shared-contracts';
import { Refusal } from '../../http/refusal.ts';
import type { AssignmentFacts, Catalogue } from '../../time-entries/rules/timePairContext.ts';
import type { NewShift } from '../rules/clockIn.ts';

type Request = components['schemas']['ClockInRequest'];
type Choices = Pick<NewShift, 'timeTypeId' | 'costCenterId' | 'customFieldValues' | 'isCallBack'>;

/**
 * What a clock-in chose, with the assignment's own time type and cost center where it chose none.
 * Refuses what is switched off, what the assignment does not offer (NOT_FOUND), a call-back without
 * CAPTURE_CALL_BACK (ACCESS_DENIED), and what is missing.
 */
export function allowChoices(
  request: Request,
  { features }: FeatureInfo,
  assignment: AssignmentFacts,
  catalogue: Catalogue,
): Choices {
  const { timeTypeId = assignment.mainTimeTypeId, costCenter } = request;
  if (timeTypeId !== assignment.mainTimeTypeId && !features.SELECTABLE_TIME_TYPES) {
    throw new Refusal('FEATURE_OFF');
  }
  const isCallBack = request.isCallBack ?? false;
  if (isCallBack && !holdsFor('CALL_BACK', 'EMPLOYEE', assignment.authorities)) {
    throw new Refusal('ACCESS_DENIED');
  }
  const timeType = catalogue.timeTypes.get(timeTypeId);
  if (timeType === undefined || !offersTimeType(assignment, timeTypeId)) {
    throw new Refusal('NOT_FOUND');
  }
  if (costCenter !== undefined && !features.COST_CENTERS) throw new Refusal('FEATURE_OFF');
  if (costCenter !== undefined && !catalogue.costCenters.has(costCenter.id)) {
    throw new Refusal('NOT_FOUND');
  }
  const costCenterId = costCenter?.id ?? assignment.costCenterId;
  if (costCenterId === null && features.COST_CENTERS && features.COST_CENTER_FIELD_REQUIRED) {
    throw missing('costCenter');
  }
  const fields = [...new Set([...assignment.customFieldIds, ...timeType.customFieldIds])];
  return {
    timeTypeId,
    costCenterId,
    isCallBack,
    customFieldValues: allowCustomFields(request, features, fields, catalogue),
  };
}

function allowCustomFields(
  { timePairCustomFieldValues: values = [] }: Request,
  features: FeatureInfo['features'],
  fieldIds: readonly number[],
  { customFields }: Catalogue,
): Choices['customFieldValues'] {
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
