import type { WorkScheduleEntry } from 'shared-contracts/company-file/companyFile.ts';
import {
  barColors,
  LabelledField,
  makeStyles,
  mergeClasses,
  text as type,
  tokens,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

type Color = NonNullable<WorkScheduleEntry['color']>;

interface ColorFieldProps {
  /** Null: the product chooses. */
  readonly color: Color | null;
  readonly onChange: (color: Color | null) => void;
}

/** The colours of bars that a schedule can have, as a company file says them. */
const colors: readonly Color[] = Array.from({ length: 12 }, (_, number) => {
  const { fill, edge, text } = barColors(number, 'light');
  return { primaryColor: fill, secondaryColor: edge, text };
});

/** The colour of a schedule on boards, or the product's choice. */
export function ColorField({ color, onChange }: ColorFieldProps) {
  const text = useText();
  const styles = useStyles();
  const isOwn = color !== null && colors.every(({ primaryColor }) => !isSame(primaryColor, color));
  const all = isOwn ? [color, ...colors] : colors;
  return (
    <LabelledField label={text('schedules.color')} optional>
      <div role="radiogroup" aria-label={text('schedules.color')} className={styles.colors}>
        <label className={mergeClasses(styles.choice, styles.automatic)}>
          <input
            type="radio"
            name="schedule-color"
            checked={color === null}
            onChange={() => onChange(null)}
          />
          {text('schedules.color.automatic')}
        </label>
        {all.map((each, index) => (
          <label key={each.primaryColor} className={styles.choice}>
            <input
              type="radio"
              name="schedule-color"
              className={styles.input}
              aria-label={text('schedules.color.number', { number: index + 1 })}
              checked={color !== null && isSame(each.primaryColor, color)}
              onChange={() => onChange(each)}
            />
            <span
              className={styles.swatch}
              style={{ backgroundColor: each.primaryColor, borderColor: each.secondaryColor }}
            />
          </label>
        ))}
      </div>
    </LabelledField>
  );
}

function isSame(primaryColor: string, color: Color): boolean {
  return primaryColor === color.primaryColor;
}

const useStyles = makeStyles({
  colors: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  choice: { position: 'relative', display: 'flex', padding: '6px', cursor: 'pointer' },
  automatic: { ...type.body, alignItems: 'center', gap: '8px', minHeight: '44px' },
  input: {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    ':checked + span': {
      outline: `2px solid ${tokens.colorNeutralForeground1}`,
      outlineOffset: '2px',
    },
    ':focus-visible + span': {
      outline: `3px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
  },
  swatch: {
    boxSizing: 'border-box',
    width: '32px',
    height: '32px',
    border: '3px solid',
    borderRadius: tokens.borderRadiusMedium,
    forcedColorAdjust: 'none',
  },
});
