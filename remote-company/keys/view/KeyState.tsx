import type { ReactElement } from 'react';
import {
  Badge,
  ClockRegular,
  DismissCircleFilled,
  WarningFilled,
  type BadgeProps,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ApiKey } from '../data/keyCalls.ts';

type State = Exclude<ApiKey['state'], 'VALID'>;

/** Why a key cannot be used; nothing for one that can. */
export function KeyState({ state }: Pick<ApiKey, 'state'>): ReactElement | null {
  const text = useText();
  if (state === 'VALID') return null;
  return <Badge {...looks[state]}>{text(`keys.state.${state}`)}</Badge>;
}

const looks: Readonly<Record<State, Pick<BadgeProps, 'icon' | 'meaning'>>> = {
  MAKER_GONE: { icon: <WarningFilled />, meaning: 'warning' },
  EXPIRED: { icon: <ClockRegular />, meaning: 'incomplete' },
  ENDED: { icon: <DismissCircleFilled />, meaning: 'deleted' },
};
