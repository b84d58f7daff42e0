import { makeStyles, tokens } from '@fluentui/react-components';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.ts';

/** Size and corners of all fields: 40 px, 48 px on phones. */
export const useFieldStyles = makeStyles({
  control: {
    minHeight: '40px',
    width: '100%',
    minWidth: 0,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ...text.body,
    [media.phone]: { minHeight: '48px', fontSize: '16px' },
  },
  input: { ...text.body, minWidth: 0, [media.phone]: { fontSize: '16px' } },
  unchosen: { color: tokens.colorNeutralForeground3 },
});
