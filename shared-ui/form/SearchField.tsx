import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { KeyboardEventHandler } from 'react';
import { limits } from 'shared-contracts';
import { DismissRegular, SearchRegular } from '../icons.ts';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.ts';
import { useUiText } from '../messages/useUiText.ts';
import { IconButton } from './IconButton.tsx';
import { TextInput } from './TextInput.tsx';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** For a list that is navigated from the field. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  readonly className?: string;
}

/** A toolbar search; its label is the placeholder. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onKeyDown, className } = props;
  const styles = useStyles();
  const uiText = useUiText();
  return (
    <TextInput
      size="medium"
      role="searchbox"
      inputMode="search"
      aria-label={label}
      placeholder={label}
      maxLength={limits.maximumSearchLength}
      value={value}
      onChange={onChange}
      {...(onKeyDown ? { onKeyDown } : {})}
      className={mergeClasses(styles.search, className)}
      contentBefore={<SearchRegular />}
      contentAfter={
        value && (
          <IconButton
            size="row"
            icon={<DismissRegular />}
            label={uiText('ui.remove', { name: value })}
            onClick={() => onChange('')}
          />
        )
      }
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
