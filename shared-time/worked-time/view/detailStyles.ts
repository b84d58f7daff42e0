import { media, text as type, tokens } from 'shared-ui';

/** Parts of `makeStyles` styles for the details of an entry. */
export const detailStyles = {
  /** A box in it; without border on phones. */
  box: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [media.phone]: { padding: 0, border: 'none', backgroundColor: 'transparent' },
  },
  /** Below the boxes: further information, if any. */
  more: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 20px',
    ':empty': { display: 'none' },
  },
  quiet: { ...type.caption, color: tokens.colorNeutralForeground3 },
  comment: { ...type.body, width: '100%', margin: 0, overflowWrap: 'anywhere' },
} as const;
