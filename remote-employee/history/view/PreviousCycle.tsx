import { useId } from 'react';
import {
  Card,
  ChevronDownRegular,
  ChevronRightRegular,
  makeStyles,
  media,
  ringInside,
  text as type,
  tokens,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { CycleList } from './CycleList.tsx';
import type { CycleListProps } from './CycleListProps.ts';
import { useIsList } from './useIsList.ts';
import type { Sorting } from '../data/timePairsQuery.ts';

export interface PreviousCycleProps extends Omit<CycleListProps, 'label'> {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly sorting: Sorting;
  readonly isFiltered: boolean;
  readonly onSort: (by: Sorting['by']) => void;
}

/** The previous pay cycle: a collapsed line that expands to its entries. */
export function PreviousCycle({ isOpen, onOpen, ...rest }: PreviousCycleProps) {
  const { cycle } = rest;
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const isList = useIsList();
  const listId = useId();
  const title = text('history.previous');
  const { startDate, endDate } = cycle.range;
  const fold = (
    <h2 className={styles.heading}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className={styles.fold}
        onClick={() => onOpen(!isOpen)}
      >
        <span aria-hidden="true" className={styles.chevron}>
          {isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
        </span>
        <span className={styles.words}>
          <span>{title}</span>
          <span className={styles.range}>{formats.dateRange(startDate, endDate)}</span>
          <span className={styles.closed}>{text('history.closed')}</span>
        </span>
        {cycle.isKnown && (
          <span className={styles.total}>
            {formats.duration(rest.isAdjusted ? cycle.adjusted : cycle.worked)}
          </span>
        )}
      </button>
    </h2>
  );
  const list = (
    <div id={listId} hidden={!isOpen}>
      {isOpen && <CycleList label={title} {...rest} />}
    </div>
  );
  if (isList) {
    return (
      <div className={styles.card}>
        <Card flush>{fold}</Card>
        {list}
      </div>
    );
  }
  return (
    <Card flush className={styles.card}>
      {fold}
      {list}
    </Card>
  );
}

const useStyles = makeStyles({
  card: { marginTop: '12px', [media.phone]: { marginTop: '20px' } },
  heading: { margin: 0 },
  fold: {
    ...type.section,
    ...type.numbers,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: '8px 16px',
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ...ringInside,
    [media.phone]: { minHeight: '72px', padding: '8px 12px' },
  },
  chevron: { display: 'flex', fontSize: '20px', color: tokens.colorNeutralForeground3 },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    flexGrow: 1,
    minWidth: 0,
    columnGap: '10px',
  },
  range: {
    ...type.body,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  closed: {
    ...type.body,
    marginLeft: 'auto',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    [media.phone]: { marginLeft: 0, flexBasis: '100%', ...type.secondary },
  },
  total: { ...type.bodyStrong, ...type.numbers, whiteSpace: 'nowrap' },
});
