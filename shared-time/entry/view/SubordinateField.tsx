import { limits } from 'shared-contracts';
import { ComboField, useApi, useEmployeeSession, useQuery } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Person } from '../../TimeDialogProps.ts';
import { useSearch } from '../../view/useSearch.ts';

export interface SubordinateFieldProps {
  readonly chosen: Person | null;
  readonly error: string | null;
  readonly onChange: (chosen: Person | null) => void;
}

/** Finds somebody whom the manager manages, by name or number (spec §5). */
export function SubordinateField({ chosen, error, onChange }: SubordinateFieldProps) {
  const api = useApi();
  const text = useText();
  const { employeeId } = useEmployeeSession();
  const { asked, isTooShort, type: onSearch } = useSearch();
  const people = useQuery({
    ...api.query.POST('/api/employees/{id}/subordinates', {
      params: { path: { id: employeeId }, query: {} },
      body: { page: 0, pageSize: 30, ...(asked ? { search: asked } : {}) },
    }),
    select: ({ contents }) => contents.map(({ employee }) => employee),
  });
  const hint = isTooShort
    ? { hint: text('time.search.hint', { minimum: limits.minimumSearchLength }) }
    : {};
  return (
    <ComboField
      label={text('time.employee')}
      {...hint}
      error={people.isError ? text('time.search.failed', { field: text('time.employee') }) : error}
      chosen={chosen && { value: String(chosen.id), label: nameOf(chosen) }}
      choices={(people.data ?? []).map((each) => ({
        value: String(each.id),
        label: `${nameOf(each)} · ${each.employeeNumber}`,
      }))}
      loading={people.isFetching}
      onSearch={onSearch}
      onChange={(choice) =>
        onChange(people.data?.find(({ id }) => String(id) === choice?.value) ?? null)
      }
    />
  );
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}
