import { describe, expect, it } from 'vitest';
import { isNarrowed, peoplePayload, type PeopleFilter } from './peopleFilter.ts';

const everybody: PeopleFilter = { search: '', show: 'ALL', values: [], page: 0, pageSize: 30 };
const away = { field: 'info', value: 'CURRENTLY_AWAY', label: 'Info: Currently on break' } as const;

describe('a filter of people', () => {
  it('asks for nothing at first', () => {
    expect(peoplePayload(everybody)).toEqual({});
    expect(isNarrowed({ ...everybody, page: 3, pageSize: 50 })).toBe(false);
  });

  it('asks for every field that was added', () => {
    const filter: PeopleFilter = {
      ...everybody,
      search: 'Lena',
      values: [
        { field: 'position', value: '51', label: 'Position: Nurse' },
        { field: 'position', value: '52', label: 'Position: Porter' },
        { field: 'employeeGroup', value: '71', label: 'Employee group: Ward team' },
        { field: 'defaultCostCenter', value: '31', label: 'Default cost center: Ward 3' },
        { field: 'entity:Union', value: 'Local 5', label: 'Union: Local 5' },
      ],
    };
    expect(peoplePayload(filter)).toEqual({
      search: 'Lena',
      positions: [51, 52],
      employeeGroupIds: [71],
      defaultCostCenterIds: [31],
      customEntities: [{ filterName: 'Union', filterValues: ['Local 5'] }],
    });
    expect(isNarrowed(filter)).toBe(true);
  });

  it('asks for those who are away alone, who are clocked in anyway', () => {
    const filter = { ...everybody, values: [away] };
    expect(peoplePayload(filter)).toEqual({ infoFilter: ['CURRENTLY_AWAY'] });
    expect(peoplePayload({ ...filter, show: 'IN' })).toEqual({ infoFilter: ['CURRENTLY_AWAY'] });
    expect(peoplePayload({ ...everybody, show: 'IN' })).toEqual({
      infoFilter: ['CURRENTLY_CLOCKED_IN'],
    });
  });

  it('asks for those who are late, by what is expected today', () => {
    expect(peoplePayload({ ...everybody, show: 'LATE' })).toEqual({ attendance: 'LATE' });
  });
});
