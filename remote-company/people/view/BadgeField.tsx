import { TextField } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

interface BadgeFieldProps {
  readonly value: string;
  readonly onChange: (badge: string) => void;
  readonly error: string | null;
}

/** A badge, typed by a reader, which ends with Enter. */
export function BadgeField({ value, onChange, error }: BadgeFieldProps) {
  const text = useText();
  return (
    <TextField
      label={text('badges.read')}
      hint={text('badges.read.hint')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
