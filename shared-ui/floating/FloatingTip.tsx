import { Tooltip } from '@fluentui/react-components';

interface FloatingTipProps {
  readonly target: HTMLElement;
  readonly children: string;
}

export function FloatingTip({ target, children }: FloatingTipProps) {
  return (
    <Tooltip
      visible
      relationship="inaccessible"
      content={children}
      positioning={{ target, position: 'above' }}
    />
  );
}
