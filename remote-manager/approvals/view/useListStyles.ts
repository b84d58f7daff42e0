import { makeStyles, media, text as type, tokens } from 'shared-ui';

/** Rows in lines, for phones and tablets: content between a checkbox and a button. */
export const useListStyles = makeStyles({
  start: { position: 'relative', zIndex: 1, padding: '8px 0 8px 4px', verticalAlign: 'top' },
  content: { padding: '10px 4px 10px 0' },
  end: { padding: '8px 2px', textAlign: 'center', verticalAlign: 'top' },
  above: { position: 'relative', zIndex: 1 },
  lines: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '8px',
    rowGap: '2px',
    alignItems: 'baseline',
    [media.tabletUp]: { gridTemplateColumns: '2fr 3fr auto' },
  },
  first: { ...type.rowFirst, minWidth: 0, overflowWrap: 'anywhere' },
  second: {
    ...type.secondary,
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
    [media.tabletUp]: { gridColumn: '1', gridRow: '2' },
  },
  total: {
    ...type.bodyStrong,
    ...type.numbers,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    [media.tabletUp]: { gridColumn: '3', gridRow: '1' },
  },
  count: {
    ...type.secondary,
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
    [media.tabletUp]: { gridColumn: '3', gridRow: '2' },
  },
  words: {
    gridColumn: '1 / -1',
    minWidth: 0,
    [media.tabletUp]: { gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'center' },
  },
});
