import { infoIndicators } from 'shared-contracts';
import { useApi, useFeature, useHost, useQuery, type Choice } from 'shared-ui';
import { usePageText } from '../../page-messages/usePageText.ts';
import { costCentersQuery, customFiltersQuery } from '../data/filterQueries.ts';
import { punchTypes, synchronisationStatuses } from '../rules/filterPayload.ts';
import type { FilterKey } from '../rules/timeFilter.ts';

export interface FilterField {
  readonly key: FilterKey;
  readonly label: string;
  readonly choices: readonly Choice<string>[];
}

export interface FilterFieldsOptions {
  readonly positions: readonly { readonly id: number; readonly description: string }[];
  /** Managers find time by the way in which it came about, too (spec §2). */
  readonly isManager: boolean;
  /** The fields are shown: values from the server are fetched. */
  readonly isNeeded: boolean;
}

/** The fields by which time can be found, with their values. */
export function useFilterFields({ positions, isManager, isNeeded }: FilterFieldsOptions) {
  const api = useApi();
  const text = usePageText();
  const { locale } = useHost();
  const hasCostCenters = useFeature('COST_CENTERS');
  const hasSync = useFeature('EXTRACTION_STATUS');
  const centers = useQuery({ ...costCentersQuery(api), enabled: isNeeded && hasCostCenters });
  const entities = useQuery({ ...customFiltersQuery(api, locale), enabled: isNeeded });

  const field = (key: keyof typeof labels, choices: readonly Choice<string>[]): FilterField => ({
    key,
    label: text(labels[key]),
    choices,
  });
  const halves = (['AM', 'PM'] as const).map((value) => ({
    value,
    label: text(`filter.half.${value}`),
  }));
  const costCenters = (centers.data ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const fields: readonly FilterField[] = [
    field(
      'position',
      positions.map(({ id, description }) => ({ value: String(id), label: description })),
    ),
    field('clockIn', halves),
    field('clockOut', halves),
    field(
      'info',
      infoIndicators.map((value) => ({ value, label: text(`remark.${value}`) })),
    ),
    ...(isManager
      ? [
          field(
            'type',
            punchTypes.map((value) => ({ value, label: text(`filter.type.${value}`) })),
          ),
        ]
      : []),
    ...(hasSync
      ? [
          field(
            'syncStatus',
            synchronisationStatuses.map((value) => ({
              value,
              label: text(`filter.sync.${value}`),
            })),
          ),
        ]
      : []),
    ...(hasCostCenters
      ? [field('timeCostCenter', costCenters), field('defaultCostCenter', costCenters)]
      : []),
    ...(entities.data ?? []).map(({ filterName, filterValues }): FilterField => ({
      key: `entity:${filterName}`,
      label: filterName,
      choices: filterValues.map(({ externalCode, customFields }) => ({
        value: externalCode,
        label: customFields.map(({ fieldValue }) => fieldValue).join(', ') || externalCode,
      })),
    })),
  ];
  return {
    fields,
    isLoading: centers.isLoading || entities.isLoading,
    hasFailed: centers.isError || entities.isError,
  };
}

const labels = {
  position: 'filter.field.position',
  clockIn: 'filter.field.clockIn',
  clockOut: 'filter.field.clockOut',
  info: 'filter.field.info',
  type: 'filter.field.type',
  syncStatus: 'filter.field.syncStatus',
  timeCostCenter: 'filter.field.timeCostCenter',
  defaultCostCenter: 'filter.field.defaultCostCenter',
} as const;
