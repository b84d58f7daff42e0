import { makeStyles, media, text as type, tokens } from 'shared-ui';

/** The parts of the dialog. */
export const useCalendarStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '12px',
    paddingBottom: '24px',
    [media.phone]: { paddingTop: '12px' },
  },
  address: { alignSelf: 'stretch' },
  heading: { ...type.section, margin: 0 },
  words: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
