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
    [media.phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  },
  // Two ends of a line; where large text leaves too little for both, they stand below each other.
  line: {
    display: 'contents',
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '6px',
    },
  },
  first: {
    ...type.rowFirst,
    minWidth: 0,
    overflowWrap: 'anywhere',
    [media.phone]: { flex: '1 1 6em' },
  },
  second: {
    ...type.secondary,
    gridColumn: '1',
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground3,
    [media.phone]: { flex: '1 1 6em' },
  },
  total: {
    ...type.bodyStrong,
    ...type.numbers,
    gridColumn: '3',
    gridRow: '1',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  count: {
    ...type.secondary,
    gridColumn: '3',
    gridRow: '2',
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
  },
  words: {
    gridColumn: '2',
    gridRow: '1 / span 2',
    alignSelf: 'center',
    minWidth: 0,
    [media.phone]: { alignSelf: 'auto' },
  },
});
