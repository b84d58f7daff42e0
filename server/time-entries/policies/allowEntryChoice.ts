import type { components, FeatureInfo } from 'shared-contracts';
import { Refusal, type Fault } from '../../calls/refusal.ts';
import { customFieldIds, type EntryChoice } from '../rules/entryChoice.ts';
import type { AssignmentFacts, Catalogue } from '../../shifts/rules/timePairContext.ts';

type Request = Pick<
  components['schemas']['TimeEntryRequest'],
  'timeTypeId' | 'costCenter' | 'timePairCustomFieldValues'
>;

interface ChoiceBounds {
  readonly features: FeatureInfo;
  readonly assignment: AssignmentFacts;
  readonly catalogue: Catalogue;
}

/**
 * The requested booking of an entry; omitted values stay as in `so far`. Refuses features that are
 * switched off (FEATURE_OFF) and, with the field's name, values that the assignment does not offer,
 * unless they were there before.
 */
export function allowEntryChoice(
  { timeTypeId, costCenter, timePairCustomFieldValues: values }: Request,
  soFar: EntryChoice,
  { features: { features }, assignment, catalogue }: ChoiceBounds,
): EntryChoice {
  if (timeTypeId !== undefined && timeTypeId !== soFar.timeTypeId) {
    const isMain = timeTypeId === assignment.mainTimeTypeId;
    if (!isMain && !features.SELECTABLE_TIME_TYPES) throw new Refusal('FEATURE_OFF');
    if (!isMain && !assignment.timeTypeIds.includes(timeTypeId))
      throw fault('timeTypeId', 'choice');
  }
  const costCenterId = costCenter === undefined ? soFar.costCenterId : (costCenter?.id ?? null);
  if (costCenterId !== soFar.costCenterId && costCenterId !== null) {
    if (!features.COST_CENTERS) throw new Refusal('FEATURE_OFF');
    if (!catalogue.costCenters.has(costCenterId)) throw fault('costCenter', 'choice');
  }
  const chosen = { timeTypeId: timeTypeId ?? soFar.timeTypeId, costCenterId };
  if (values === undefined) return { ...chosen, customFieldValues: soFar.customFieldValues };
  if (!features.CUSTOM_FIELDS && values.length > 0) throw new Refusal('FEATURE_OFF');
  const offered = customFieldIds(chosen.timeTypeId, assignment, catalogue);
  values.forEach(({ id, timePairCustomField: { id: fieldId } }, index) => {
    const stood = soFar.customFieldValues.some(
      (value) => value.id === id && value.timePairCustomField.id === fieldId,
    );
    const isOption = catalogue.customFields.get(fieldId)?.options.has(id) === true;
    const field = `timePairCustomFieldValues.${index}`;
    if (!stood && !(offered.includes(fieldId) && isOption)) throw fault(field, 'choice');
    const first = values.findIndex(({ timePairCustomField }) => timePairCustomField.id === fieldId);
    if (first !== index) throw fault(field, 'combination');
  });
  return { ...chosen, customFieldValues: values };
}

function fault(field: string, kind: Fault): Refusal {
  return new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: kind }] });
}
