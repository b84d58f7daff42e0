import { isInRange, type DateRange, type LocalDate } from 'shared-contracts';
import {
  highlight,
  makeStyles,
  media,
  mergeClasses,
  text as type,
  tokens,
  useUserFormats,
} from 'shared-ui';

interface CalendarDayProps {
  readonly date: LocalDate;
  readonly chosen: DateRange | null;
  /** The one day in the Tab order. */
  readonly isCursor: boolean;
  readonly isToday: boolean;
  /** In the previous or next month. */
  readonly isOutside: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (date: LocalDate) => void;
}

export function CalendarDay(props: CalendarDayProps) {
  const { date, chosen, isCursor, isToday, isOutside, isDisabled, onChoose } = props;
  const styles = useStyles();
  const formats = useUserFormats();
  const isChosen = chosen !== null && isInRange(date, chosen);
  const isFirst = date === chosen?.startDate;
  const isLast = date === chosen?.endDate;
  return (
    <td
      aria-selected={isChosen}
      className={mergeClasses(
        styles.cell,
        isChosen && styles.between,
        isChosen && isFirst && styles.first,
        isChosen && isLast && styles.last,
      )}
    >
      <button
        type="button"
        tabIndex={isCursor ? 0 : -1}
        aria-label={formats.longDay(date, true)}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isDisabled}
        className={mergeClasses(
          styles.day,
          isOutside && styles.outside,
          isToday && styles.today,
          isDisabled && styles.disabled,
          (isFirst || isLast) && styles.end,
        )}
        onClick={() => {
          if (!isDisabled) onChoose(date);
        }}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}

const useStyles = makeStyles({
  cell: { padding: '1px 0' },
  between: {
    backgroundColor: tokens.colorBrandBackground2,
    backgroundClip: 'content-box',
    [media.forcedColors]: {
      borderTop: '2px solid Highlight',
      borderBottom: '2px solid Highlight',
    },
  },
  first: {
    borderTopLeftRadius: tokens.borderRadiusCircular,
    borderBottomLeftRadius: tokens.borderRadiusCircular,
  },
  last: {
    borderTopRightRadius: tokens.borderRadiusCircular,
    borderBottomRightRadius: tokens.borderRadiusCircular,
  },
  day: {
    ...type.body,
    ...type.numbers,
    display: 'block',
    width: '40px',
    maxWidth: '100%',
    height: '40px',
    margin: '0 auto',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    background: 'none',
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '-2px',
    },
    [media.touch]: { width: '44px', height: '44px' },
  },
  outside: { color: tokens.colorNeutralForeground3 },
  today: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForeground1 },
  disabled: {
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'not-allowed',
    ':hover': { backgroundColor: 'transparent' },
  },
  end: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ...highlight,
  },
});
