import { makeStyles, SwitchField } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { CheckedList } from '../rules/checkList.ts';
import type { ListChange, OpenList } from '../rules/listFlow.ts';

interface MadeThingsProps {
  readonly list: OpenList;
  readonly checked: CheckedList;
  readonly onChange: (change: ListChange) => void;
}

/** Positions and cost centers that would be created, a switch for each kind. */
export function MadeThings({ list, checked, onChange }: MadeThingsProps) {
  const styles = useStyles();
  const label = useMadeLabel();
  const { fields, makesPositions, makesCostCenters } = list.choices;
  const { newPositions, newCostCenters } = checked;
  const hasPositions = newPositions.length > 0 || (!makesPositions && fields.includes('position'));
  const hasCostCenters =
    newCostCenters.length > 0 || (!makesCostCenters && fields.includes('costCenter'));
  if (!hasPositions && !hasCostCenters) return null;
  return (
    <div className={styles.switches}>
      {hasPositions && (
        <SwitchField
          label={label('positions', newPositions)}
          checked={makesPositions}
          onChange={(isOn) => onChange({ type: 'setMakes', makes: { makesPositions: isOn } })}
        />
      )}
      {hasCostCenters && (
        <SwitchField
          label={label('costCenters', newCostCenters)}
          checked={makesCostCenters}
          onChange={(isOn) => onChange({ type: 'setMakes', makes: { makesCostCenters: isOn } })}
        />
      )}
    </div>
  );
}

const mostNames = 12;

function useMadeLabel() {
  const text = useText();
  return (kind: 'positions' | 'costCenters', made: readonly string[]): string => {
    if (made.length === 0) return text(`sheet.made.${kind}.off`);
    const names = made.slice(0, mostNames).join(', ');
    return text(`sheet.made.${kind}`, {
      count: made.length,
      names: made.length > mostNames ? text('import.names', { names }) : names,
    });
  };
}

const useStyles = makeStyles({
  switches: { display: 'flex', flexDirection: 'column', alignItems: 'start' },
});
