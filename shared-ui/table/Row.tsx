import { useContext, useState, type ReactNode, type Ref, createContext } from 'react';
import { makeStyles, media, mergeClasses, ringInside, tokens } from 'shared-ui';
import { FlightContext, type LightRow } from './useLightRow.ts';

export interface RowProps {
  /** 44 px for tables, 56 for people, 72 for phone lists; rows grow with their text. */
  readonly height?: 44 | 56 | 72;
  /** 1 for a person, 2 for an entry below. */
  readonly level?: 1 | 2;
  /** For expandable rows; also called on Enter and the arrow keys. */
  readonly expanded?: boolean | undefined;
  readonly onToggle?: (() => void) | undefined;
  /** For selectable rows; also called on Space. */
  readonly selected?: boolean | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** Position among all rows, from 1, if only some are in the page. */
  readonly index?: number;
  /** From `useLightRow`, for rows that can be drawn as text. */
  readonly light?: LightRow | null;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLTableRowElement>;
  readonly children: ReactNode;
}

/**
 * A row that exposes its state to screen readers and to the table's keyboard navigation. In a long
 * list its quick actions mount when it is hovered or focused.
 */
export function Row(props: RowProps) {
  const { height = 44, level = 1, expanded, onToggle, selected, onSelect, index } = props;
  const { light = null } = props;
  const styles = useStyles();
  const isInLongList = useContext(FlightContext) !== null;
  const [isReached, setIsReached] = useState(!isInLongList);
  const reach = () => {
    setIsReached(true);
    light?.complete();
  };
  const onReach = isReached && !light ? undefined : reach;
  return (
    <tr
      ref={props.ref}
      role="row"
      tabIndex={-1}
      aria-level={level}
      aria-expanded={expanded}
      aria-selected={selected}
      aria-rowindex={index === undefined ? undefined : index + 1}
      data-index={index === undefined ? undefined : index - 1}
      className={mergeClasses(
        styles.row,
        styles[`height${height}`],
        level === 2 && styles.nested,
        expanded === true && styles.expanded,
        selected === true && styles.selected,
        props.className,
      )}
      style={light ? { height: light.height } : undefined}
      onPointerMove={onReach}
      onFocus={onReach}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        const does =
          event.key === ' ' ? onSelect : keyToggles(event.key, expanded) ? onToggle : undefined;
        if (!does) return;
        event.preventDefault();
        does();
      }}
    >
      <ReachedContext value={isReached}>{props.children}</ReachedContext>
    </tr>
  );
}

function keyToggles(key: string, expanded: boolean | undefined): boolean {
  if (key === 'Enter') return true;
  return (key === 'ArrowRight' && expanded === false) || (key === 'ArrowLeft' && expanded === true);
}

const useStyles = makeStyles({
  row: {
    // Keeps the row's paint while its neighbours come and go.
    isolation: 'isolate',
    // Positions cell content relative to the row: a positioned cell would paint its background over
    // the ring.
    position: 'relative',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
    ':focus-within': { backgroundColor: tokens.colorNeutralBackground3 },
    ...ringInside,
    '& > td': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
    ':last-child > td': { borderBottom: 'none' },
    '& [data-on-hover]': { opacity: 0 },
    '&:hover [data-on-hover]': { opacity: 1 },
    '&:focus-within [data-on-hover]': { opacity: 1 },
    '&:focus [data-on-hover]': { opacity: 1 },
    '@media (hover: none)': { '& [data-on-hover]': { opacity: 1 } },
  },
  height44: { height: '44px' },
  height56: { height: '56px' },
  height72: { height: '72px' },
  expanded: { backgroundColor: tokens.colorNeutralBackground3 },
  nested: {
    backgroundColor: tokens.colorNeutralBackground2,
    '& > td:first-child': { boxShadow: `inset 3px 0 ${tokens.colorCompoundBrandBackground}` },
  },
  selected: {
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
    ':focus-within': { backgroundColor: tokens.colorBrandBackground2 },
    [media.forcedColors]: {
      '& > td:first-child': { borderLeft: '4px solid Highlight' },
    },
  },
});

/** Whether the row was hovered or focused, so that its quick actions mount. */
export const ReachedContext = createContext(true);
