import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPayload } from './filterPayload.ts';
import { withValue, type FilterKey, type FilterValue } from './timeFilter.ts';

describe('what is asked of the server', () => {
  it('is nothing without values', () => {
    expect(filterPayload([])).toEqual({});
  });

  it('has every value under its field', () => {
    const values = [
      of('position', '11'),
      of('position', '12'),
      of('clockIn', 'AM'),
      of('clockOut', 'PM'),
      of('info', 'NO_GEO_DATA'),
      of('info', 'LATE_LOGOFF'),
      of('type', 'MANUAL'),
      of('syncStatus', 'PARTIAL_FAILURE'),
      of('timeCostCenter', '4120'),
      of('defaultCostCenter', '4130'),
      of('entity:Site', 'north'),
      of('entity:Site', 'south'),
      of('entity:Union', 'yes'),
    ];
    expect(filterPayload(values)).toEqual({
      positions: [11, 12],
      clockInFilter: { from: '00:00', to: '11:59' },
      clockOutFilter: { from: '12:00', to: '23:59' },
      infoFilter: ['LATE_LOGOFF', 'NO_GEO_DATA'],
      typeFilter: ['MANUAL'],
      synchronisationStatus: ['PARTIAL_FAILURE'],
      timePairCostCenterIds: [4120],
      defaultCostCenterIds: [4130],
      customEntities: [
        { filterName: 'Site', filterValues: ['north', 'south'] },
        { filterName: 'Union', filterValues: ['yes'] },
      ],
    });
  });
});

describe('a value that is added', () => {
  it('stands once', () => {
    const values = withValue([of('position', '11')], of('position', '11'));
    expect(values).toHaveLength(1);
    expect(withValue(values, of('position', '12'))).toHaveLength(2);
  });

  it('is asked for, whatever was added before, and nothing is asked for twice', () => {
    const anyValue = fc.record({
      field: fc.constantFrom<FilterKey>('position', 'timeCostCenter', 'defaultCostCenter'),
      value: fc.integer({ min: 1, max: 5 }).map(String),
      label: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 1 }), (added) => {
        const values = added.reduce<readonly FilterValue[]>(withValue, []);
        const {
          positions = [],
          timePairCostCenterIds,
          defaultCostCenterIds,
        } = filterPayload(values);
        const lists = [positions, timePairCostCenterIds ?? [], defaultCostCenterIds ?? []];
        for (const list of lists) expect(new Set(list).size).toBe(list.length);
        const distinct = new Set(added.map(({ field, value }) => `${field} ${value}`));
        expect(lists.flat()).toHaveLength(distinct.size);
      }),
    );
  });

  it('takes the place of the other half of the day', () => {
    expect(withValue([of('clockIn', 'AM')], of('clockIn', 'PM'))).toEqual([of('clockIn', 'PM')]);
    expect(withValue([of('clockIn', 'AM')], of('clockOut', 'PM'))).toHaveLength(2);
  });
});

function of(field: FilterKey, value: string): FilterValue {
  return { field, value, label: value };
}
