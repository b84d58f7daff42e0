import { infoIndicators } from 'shared-contracts';
import { useApi, useFeature, useProperty, useQuery, type Choice } from 'shared-ui';
import { usePageText } from '../../page-messages/usePageText.ts';
import { punchTypes, synchronisationStatuses } from '../rules/filterPayload.ts';
import type { FilterKey } from '../rules/timeFilter.ts';

export interface FilterField {
  readonly key: FilterKey;
  readonly label: string;
  readonly choices: readonly Choice<string>[];
}

export interface FilterFieldsOptions {
  readonly positions: readonly { readonly id: number; readonly description: string }[];
  /**
   * Managers can also filter by how time came about (spec §2). People are found by their current
   * data and state, whatever their time; plans by their owners, with groups chosen separately.
   */
  readonly finds: 'own-time' | 'time-of-others' | 'people' | 'plans';
}

/** The filter fields for time or people, with their values. */
export function useFilterFields({ positions, finds }: FilterFieldsOptions) {
  const text = usePageText();
  const known = useFilterData(finds);
  const { hasCostCenters, isOfOthers, groups, booked, entities } = known;

  const field = (key: keyof typeof labels, choices: readonly Choice<string>[]): FilterField => ({
    key,
    label: text(labels[key]),
    choices,
  });
  const halves = (['AM', 'PM'] as const).map((value) => ({
    value,
    label: text(`filter.half.${value}`),
  }));
  const costCenters = named(known.centers);
  const remarks = (indicators: readonly (typeof infoIndicators)[number][]) =>
    field(
      'info',
      indicators.map((value) => ({ value, label: text(`remark.${value}`) })),
    );
  const ofTime = [
    field('clockIn', halves),
    field('clockOut', halves),
    remarks(infoIndicators),
    ...(isOfOthers
      ? [
          field('timeType', named(booked?.timeTypes)),
          ...(booked?.customFieldOptions.length
            ? [field('customField', named(booked.customFieldOptions))]
            : []),
          field(
            'type',
            punchTypes.map((value) => ({ value, label: text(`filter.type.${value}`) })),
          ),
        ]
      : []),
    field(
      'syncStatus',
      synchronisationStatuses.map((value) => ({ value, label: text(`filter.sync.${value}`) })),
    ),
    ...(hasCostCenters ? [field('timeCostCenter', costCenters)] : []),
  ];
  const fields: readonly FilterField[] = [
    field(
      'position',
      positions.map(({ id, description }) => ({ value: String(id), label: description })),
    ),
    ...(known.hasGroups && finds !== 'plans' && groups?.length
      ? [
          field(
            'employeeGroup',
            groups.map(({ id, groupName, isOwn, owner }) => ({
              value: String(id),
              label: isOwn ? groupName : `${groupName} (${owner.name})`,
            })),
          ),
        ]
      : []),
    ...(finds === 'people' ? [remarks(['CURRENTLY_AWAY'])] : finds === 'plans' ? [] : ofTime),
    ...(hasCostCenters ? [field('defaultCostCenter', costCenters)] : []),
    ...(entities ?? []).map(({ filterName, filterValues }): FilterField => ({
      key: `entity:${filterName}`,
      label: filterName,
      choices: filterValues.map(({ externalCode, customFields }) => ({
        value: externalCode,
        label: customFields.map(({ fieldValue }) => fieldValue).join(', ') || externalCode,
      })),
    })),
  ];
  return { fields, isLoading: known.isLoading, hasFailed: known.hasFailed };
}

/** What the values of the fields are read from. */
function useFilterData(finds: FilterFieldsOptions['finds']) {
  const api = useApi();
  const hasCostCenters = useFeature('COST_CENTERS');
  const centers = useQuery({
    ...api.query.GET('/api/time-pairs/all-cost-centers'),
    enabled: hasCostCenters,
  });
  const entities = useQuery(api.query.GET('/api/info/custom-filters'));
  const isOfOthers = finds === 'time-of-others';
  const hasSchedules = useFeature('MANAGER_WORK_SCHEDULES');
  const hasGroups = useProperty('EMPLOYEE_GROUPS') && hasSchedules;
  const groups = useQuery({
    ...api.query.GET('/api/employee-groups'),
    enabled: hasGroups && (isOfOthers || finds === 'people'),
  });
  const booked = useQuery({ ...api.query.GET('/api/info/time-filters'), enabled: isOfOthers });
  return {
    ...{ hasCostCenters, isOfOthers, hasGroups },
    centers: centers.data,
    entities: entities.data,
    groups: groups.data,
    booked: booked.data,
    isLoading: centers.isLoading || entities.isLoading || booked.isLoading || groups.isLoading,
    hasFailed: centers.isError || entities.isError || booked.isError || groups.isError,
  };
}

function named(
  list: readonly { readonly id: number; readonly name: string }[] = [],
): readonly Choice<string>[] {
  return list.map(({ id, name }) => ({ value: String(id), label: name }));
}

const labels = {
  position: 'filter.field.position',
  employeeGroup: 'filter.field.employeeGroup',
  clockIn: 'filter.field.clockIn',
  clockOut: 'filter.field.clockOut',
  info: 'filter.field.info',
  type: 'filter.field.type',
  syncStatus: 'filter.field.syncStatus',
  timeType: 'filter.field.timeType',
  customField: 'filter.field.customField',
  timeCostCenter: 'filter.field.timeCostCenter',
  defaultCostCenter: 'filter.field.defaultCostCenter',
} as const;
