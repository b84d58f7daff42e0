import { useEffect, useEffectEvent } from 'react';
import type { WallNotice } from '../../waiting/rules/wallNotice.ts';
import type { Screen } from '../rules/screen.ts';

/** Milliseconds for which a message for the previous person stays on the waiting screen. */
const stays = 10_000;

/** The message for the previous person, until it is obsolete. */
export function useNotice(screen: Screen, onEnd: () => void): WallNotice | null {
  const ended = useEffectEvent(onEnd);
  const notice = screen.kind === 'waiting' ? screen.notice : null;
  useEffect(() => {
    if (notice === null) return undefined;
    const timer = setTimeout(() => ended(), stays);
    return () => clearTimeout(timer);
  }, [notice]);
  return notice;
}
