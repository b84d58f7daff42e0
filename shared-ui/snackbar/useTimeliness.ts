import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { durationOf, isUrgent } from './messageLife.ts';
import { messagesAtom, type SaidMessage } from './messagesAtom.ts';
import { useRoom } from './useRoom.ts';

/**
 * Drops a waiting message, whose Fluent timer is paused, once it is no longer true: a success or an
 * offer when its time has passed, others when the page changes.
 */
export function useTimeliness(message: SaidMessage, dismiss: () => void): void {
  const { id, stays = false } = message;
  const room = useRoom();
  const said = useAtomValue(messagesAtom);
  const isWaiting = !stays && !said.slice(-room).some((each) => each.id === id);
  const { pathname } = useLocation();
  const saidOn = useRef(pathname);
  const [isOver, setIsOver] = useState(false);
  const endsWithTime = !isUrgent(message);
  const duration = durationOf(message);
  useEffect(() => {
    if (!endsWithTime) return undefined;
    const timer = setTimeout(() => setIsOver(true), duration);
    return () => clearTimeout(timer);
  }, [endsWithTime, duration]);
  const drop = useEffectEvent(dismiss);
  useEffect(() => {
    if (isWaiting && (isOver || pathname !== saidOn.current)) drop();
  }, [isWaiting, isOver, pathname]);
}
