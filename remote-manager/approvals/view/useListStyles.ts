import { makeStyles, media, text as type, tokens } from 'shared-ui';

/** Rows in lines: content between a checkbox and buttons. */
export const useListStyles = makeStyles({
  start: {
    position: 'relative',
    zIndex: 1,
    padding: '0 0 0 12px',
    [media.phone]: { padding: '8px 0', verticalAlign: 'top' },
  },
  content: {
    padding: '8px 12px',
    [media.phone]: { padding: '10px 0', verticalAlign: 'top' },
  },
  end: {
    padding: '0 4px',
    whiteSpace: 'nowrap',
    textAlign: 'end',
    [media.phone]: { padding: '8px 0', verticalAlign: 'top', whiteSpace: 'normal' },
  },
  above: { position: 'relative', zIndex: 1 },
  lines: {
    display: 'grid',
    gridTemplateColumns: '190px 1fr minmax(110px, auto)',
    columnGap: '12px',
    rowGap: '2px',
    alignItems: 'baseline',
    alignContent: 'center',
    [media.phone]: { gridTemplateColumns: '1fr auto', columnGap: '6px' },
  },
  first: { ...type.rowFirst, minWidth: 0, overflowWrap: 'anywhere' },
  second: {
    ...type.secondary,
    gridColumn: '1',
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
  },
  total: {
    ...type.bodyStrong,
    ...type.numbers,
    gridColumn: '3',
    gridRow: '1',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    [media.phone]: { gridColumn: '2' },
  },
  count: {
    ...type.secondary,
    gridColumn: '3',
    gridRow: '2',
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
    [media.phone]: { gridColumn: '2' },
  },
  words: {
    gridColumn: '2',
    gridRow: '1 / span 2',
    alignSelf: 'center',
    minWidth: 0,
    [media.phone]: { gridColumn: '1 / -1', gridRow: 'auto' },
  },
});
