import { makeStyles, text as type, tokens } from 'shared-ui';

/** Styles of the sticky rows: the days above and the counts below. */
export const useEdgeStyles = makeStyles({
  row: {
    position: 'sticky',
    zIndex: 5,
    display: 'flex',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  corner: {
    ...type.captionStrong,
    position: 'sticky',
    left: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    flex: '0 0 var(--names)',
    boxSizing: 'border-box',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
  },
});
