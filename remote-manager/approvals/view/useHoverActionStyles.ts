import { makeStyles, tokens } from 'shared-ui';

/** Row actions lie over the end of the row while it is pointed at or has the focus. */
export const useHoverActionStyles = makeStyles({
  row: { position: 'relative' },
  unselected: { ':focus-within': { backgroundColor: tokens.colorNeutralBackground3 } },
  cell: {
    padding: '4px 12px 4px 0',
    textAlign: 'end',
    backgroundColor: 'inherit',
  },
  progress: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    insetInlineEnd: '20px',
    display: 'inline-flex',
    alignItems: 'center',
  },
  actions: {
    position: 'absolute',
    top: '3px',
    bottom: '4px',
    insetInlineEnd: '48px',
    gap: '4px',
    paddingInlineStart: '16px',
    paddingInlineEnd: '4px',
    backgroundColor: 'inherit',
    '@media (hover: none)': { display: 'none' },
  },
});
