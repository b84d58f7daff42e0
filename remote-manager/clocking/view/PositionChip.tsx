import { FilterRegular, Chip, useApi, useEmployeeSession, useMenu, useQuery } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { positionsQuery } from '../data/positionsQuery.ts';

export interface PositionChipProps {
  /** Null is every position. */
  readonly chosen: number | null;
  readonly onChange: (position: number | null) => void;
}

/** Narrows the people to one position; only where there are several. */
export function PositionChip({ chosen, onChange }: PositionChipProps) {
  const api = useApi();
  const text = useText();
  const openMenu = useMenu();
  const { employeeId } = useEmployeeSession();
  const { data: positions = [] } = useQuery(positionsQuery(api, employeeId));
  if (positions.length < 2) return null;
  const items = [{ id: null, description: text('clocking.position.all') }, ...positions];
  return (
    <Chip
      opens
      icon={<FilterRegular />}
      selected={chosen !== null}
      aria-haspopup="menu"
      onClick={({ currentTarget }) =>
        openMenu(
          currentTarget,
          items.map(({ id, description }) => ({
            key: String(id),
            label: description,
            checked: id === chosen,
            onSelect: () => onChange(id),
          })),
        )
      }
    >
      {items.find(({ id }) => id === chosen)?.description ?? text('clocking.position.all')}
    </Chip>
  );
}
