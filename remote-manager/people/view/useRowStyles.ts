import { makeStyles, media, ringInside, text as type, tokens } from 'shared-ui';

/** For a row of people's time: its columns first, then its lines between a checkbox and buttons. */
export const useRowStyles = makeStyles({
  narrow: { paddingInline: '4px' },
  opening: { paddingInlineStart: '0' },
  // Aligned with the text next to an expand button.
  still: { paddingInlineStart: '36px' },
  // Aligned with the text next to an avatar.
  beside: { paddingInlineStart: '58px' },
  // Next to the expand button.
  day: { display: 'inline-block', verticalAlign: 'middle', marginInlineStart: '4px' },
  position: {
    display: 'block',
    fontSize: '12px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  times: { whiteSpace: 'normal' },
  state: { paddingInlineStart: '28px' },
  start: {
    '& > *': { position: 'relative', zIndex: 1 },
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
  lines: {
    display: 'grid',
    gridTemplateColumns: '190px 1fr minmax(110px, auto)',
    // Two centred lines, which stay together next to longer text.
    gridTemplateRows: '1fr auto auto 1fr',
    columnGap: '12px',
    rowGap: '2px',
    alignItems: 'baseline',
    alignContent: 'center',
    [media.smallTablet]: { gridTemplateColumns: '1fr 0 auto', gridTemplateRows: 'auto' },
    [media.phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  },
  // The two ends of a line; stacked if enlarged text leaves too little room.
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
    gridArea: '2 / 1',
    minWidth: 0,
    overflowWrap: 'anywhere',
    [media.phone]: { flex: '1 1 6em' },
  },
  second: {
    ...type.secondary,
    gridArea: '3 / 1',
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground3,
    [media.phone]: { flex: '1 1 6em' },
  },
  total: {
    ...type.bodyStrong,
    ...type.numbers,
    gridArea: '2 / 3',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  count: {
    ...type.secondary,
    gridArea: '3 / 3',
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
  },
  words: {
    gridColumn: '2',
    gridRow: '1 / -1',
    alignSelf: 'center',
    minWidth: 0,
    [media.smallTablet]: { gridColumn: '1 / -1', gridRow: '4' },
    [media.phone]: { alignSelf: 'auto' },
  },
  low: { minHeight: '40px', alignContent: 'center', [media.phone]: { justifyContent: 'center' } },
  opens: {
    position: 'absolute',
    inset: 0,
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ...ringInside,
  },
  chevron: {
    position: 'static',
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  // Below the person's menu, which is next to a chevron.
  endBelow: { paddingInlineEnd: '48px', [media.phone]: { paddingInlineEnd: 0 } },
  when: {
    gridArea: '2 / 1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '8px',
    [media.phone]: { flex: '1 1 7em' },
  },
  name: { ...type.bodyStrong },
  time: {
    ...type.body,
    ...type.numbers,
    color: tokens.colorNeutralForeground3,
    [media.phone]: { fontSize: '14px' },
  },
});
