import { Input, makeStyles, tokens } from '@fluentui/react-components';
import { limits } from 'shared-contracts';
import { DismissRegular, SearchRegular } from '../icons.ts';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.ts';
import { useUiText } from '../messages/useUiText.ts';
import { IconButton } from './IconButton.tsx';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search in a toolbar; its label stands inside as the placeholder. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const styles = useStyles();
  const uiText = useUiText();
  return (
    <Input
      type="text"
      role="searchbox"
      inputMode="search"
      aria-label={label}
      placeholder={label}
      maxLength={limits.maximumSearchLength}
      value={value}
      onChange={(_event, data) => onChange(data.value)}
      className={styles.search}
      contentBefore={<SearchRegular />}
      {...(value
        ? {
            contentAfter: (
              <IconButton
                size="row"
                icon={<DismissRegular />}
                label={uiText('ui.remove', { name: value })}
                onClick={() => onChange('')}
              />
            ),
          }
        : {})}
    />
  );
}

const useStyles = makeStyles({
  search: {
    ...text.body,
    height: '36px',
    width: '220px',
    borderRadius: tokens.borderRadiusCircular,
    borderBottomColor: tokens.colorNeutralStroke1,
    ':hover': { borderBottomColor: tokens.colorNeutralStroke1Hover },
    '::after': { display: 'none' },
    ':focus-within': {
      outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '-1px',
    },
    [media.phone]: { height: '44px', width: '100%', fontSize: '16px' },
  },
});
