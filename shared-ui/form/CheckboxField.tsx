import type { ReactElement } from 'react';
import { fields } from './fields.ts';
import { ToggleComing } from './ToggleComing.tsx';

export interface CheckboxFieldProps {
  readonly label: string | ReactElement;
  /** `mixed` when some of the things it stands for are chosen. */
  readonly checked: boolean | 'mixed';
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
  /** What is wrong, in words, read out when it appears; null where something could be. */
  readonly error?: string | null;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const parts = fields.usePart(true);
  return parts ? <parts.CheckboxControl {...props} /> : <ToggleComing {...props} kind="box" />;
}
