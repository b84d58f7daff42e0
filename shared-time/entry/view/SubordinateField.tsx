import { limits } from 'shared-contracts';
import { ComboField } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Person } from '../../TimeDialogProps.ts';
import { useSubordinateSearch } from '../../view/useSubordinateSearch.ts';

export interface SubordinateFieldProps {
  readonly chosen: Person | null;
  readonly error: string | null;
  readonly onChange: (chosen: Person | null) => void;
}

/** Finds one of the manager's people by name or number (spec §5). */
export function SubordinateField({ chosen, error, onChange }: SubordinateFieldProps) {
  const text = useText();
  const { people, choices, isTooShort, isWaiting, isError, type } = useSubordinateSearch();
  const hint = isTooShort
    ? { hint: text('time.search.hint', { minimum: limits.minimumSearchLength }) }
    : {};
  return (
    <ComboField
      label={text('time.employee')}
      {...hint}
      error={isError ? text('time.search.failed', { field: text('time.employee') }) : error}
      chosen={chosen && { value: String(chosen.id), label: nameOf(chosen) }}
      choices={choices}
      loading={isWaiting}
      onSearch={type}
      onChange={(choice) =>
        onChange(
          people.find(({ employee }) => String(employee.id) === choice?.value)?.employee ?? null,
        )
      }
    />
  );
}

function nameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}
