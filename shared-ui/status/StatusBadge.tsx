import { useUiText } from '../messages/useUiText.ts';
import { Badge } from './Badge.tsx';
import { statuses, type Status } from './statuses.tsx';

export interface StatusBadgeProps {
  readonly status: Status;
  /** Without fill, for coloured rows. */
  readonly bare?: boolean;
  readonly className?: string;
}

/** A status with its label, icon and colour. */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  const text = useUiText();
  const { meaning, icon, word } = statuses[status];
  return (
    <Badge meaning={meaning} icon={icon} {...rest}>
      {text(word)}
    </Badge>
  );
}
