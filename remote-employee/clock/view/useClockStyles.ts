import { makeStyles, media, text as type, tokens } from 'shared-ui';

/** One column on phones and tablets, two on desktops; the disc keeps its place. */
export const useClockStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 452px',
    alignContent: 'start',
    columnGap: '28px',
    boxSizing: 'border-box',
    paddingTop: 'max(16px, calc(50dvh - 330px))',
    [media.belowDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: '32px',
      paddingTop: '32px',
    },
    [media.phone]: { paddingTop: '12px', gridTemplateRows: '1fr', alignContent: 'stretch' },
  },
  clock: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    [media.phone]: { minHeight: '100%' },
  },
  head: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    width: '100%',
    marginTop: '20px',
    marginBottom: '32px',
    [media.phone]: { alignItems: 'stretch', gap: '4px', margin: '0 0 24px' },
    '& > section': { marginTop: '12px' },
  },
  date: { ...type.body, margin: 0, padding: '0 4px', color: tokens.colorNeutralForeground3 },
  below: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '16px',
    width: '100%',
    minHeight: '96px',
    marginTop: '28px',
    [media.phone]: { minHeight: '80px', marginTop: '24px' },
  },
  foot: { alignSelf: 'stretch', marginTop: 'auto', padding: '16px 4px 0' },
  note: { maxWidth: '480px', width: '100%', boxSizing: 'border-box' },
  cards: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    [media.belowDesktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
  hint: { ...type.caption },
});
