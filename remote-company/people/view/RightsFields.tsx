import type { Authority } from 'shared-contracts';
import { CheckboxField, makeStyles, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { rightGroupNames, rightGroups, rightRefusal, type RightGroup } from '../rules/rights.ts';
import { useHeld } from './useHeld.ts';

interface RightsFieldsProps {
  readonly chosen: readonly Authority[];
  /** The user edits their own rights. */
  readonly isOwn: boolean;
  readonly onChange: (chosen: readonly Authority[]) => void;
}

/** The rights of a person in groups; what must not be given says why. */
export function RightsFields(props: RightsFieldsProps) {
  const text = useText();
  const styles = useStyles();
  return rightGroupNames.map((group) => (
    <fieldset key={group} className={styles.group}>
      <legend className={styles.legend}>{text(`rights.${group}`)}</legend>
      {group === 'records' && <div className={styles.hint}>{text('rights.records.hint')}</div>}
      <Rights group={group} {...props} />
    </fieldset>
  ));
}

function Rights({
  group,
  chosen,
  isOwn,
  onChange,
}: RightsFieldsProps & { readonly group: RightGroup }) {
  const text = useText();
  const styles = useStyles();
  const { held } = useHeld();
  return rightGroups[group].map((right) => {
    const refusal = rightRefusal(right, chosen, held, isOwn);
    const isChosen = chosen.includes(right);
    return (
      <CheckboxField
        key={right}
        checked={isChosen}
        disabled={refusal !== null}
        onChange={(isOn) =>
          onChange(isOn ? [...chosen, right] : chosen.filter((other) => other !== right))
        }
        label={
          <span className={styles.label}>
            <span>{text(`right.${right}`)}</span>
            <span className={styles.hint}>{text(`right.${right}.text`)}</span>
            {refusal && <span className={styles.hint}>{text(`rights.${refusal}`)}</span>}
          </span>
        }
      />
    );
  });
}

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: { ...type.bodyStrong, padding: 0 },
  label: { display: 'flex', flexDirection: 'column' },
  hint: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
