import type { ReactElement } from 'react';
import { later } from '../later/later.ts';
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

const laterCheckboxControl = later(
  () => import(/* webpackChunkName: "fields" */ './CheckboxControl.tsx'),
);

export function CheckboxField(props: CheckboxFieldProps) {
  const part = laterCheckboxControl.usePart(true);
  return part ? <part.CheckboxControl {...props} /> : <ToggleComing {...props} kind="box" />;
}
