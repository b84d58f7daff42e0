import type { ReactElement } from 'react';
import { later } from '../later/later.ts';
import { ToggleComing } from './ToggleComing.tsx';

export interface CheckboxFieldProps {
  readonly label: string | ReactElement;
  /** `mixed` if some of its items are selected. */
  readonly checked: boolean | 'mixed';
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
  /** The error, announced when it appears; null reserves its place. */
  readonly error?: string | null;
}

const laterCheckboxControl = later(
  () => import(/* webpackChunkName: "fields" */ './CheckboxControl.tsx'),
);

export function CheckboxField(props: CheckboxFieldProps) {
  const part = laterCheckboxControl.usePart(true);
  return part ? <part.CheckboxControl {...props} /> : <ToggleComing {...props} kind="box" />;
}
