import { useEffect, useRef } from 'react';
import { nobodySeen, seeWhoStays } from '../rules/whoStays.ts';
import type { FaceSight } from '../data/guideLook.ts';
import { useLooks } from './useLooks.ts';

export interface WhoStaysParts {
  readonly sight: FaceSight;
  readonly shown: () => HTMLVideoElement | null;
  /** An attempt failed, and the person has not chosen an alternative. */
  readonly hasStopped: boolean;
  readonly onGone: () => void;
  readonly onAnother: () => void;
}

/** Watches after an attempt whether the person leaves, or the next one comes. */
export function useWhoStays({ sight, shown, hasStopped, onGone, onAnother }: WhoStaysParts): void {
  const who = useRef(nobodySeen);
  useEffect(() => {
    if (hasStopped) who.current = nobodySeen;
  }, [hasStopped]);
  const detector = hasStopped && sight !== 'COMING' ? sight : null;
  useLooks({ detector, shown, between: 500, size: 320 }, (frame) => {
    who.current = seeWhoStays(who.current, frame);
    if (who.current.became === 'GONE') onGone();
    if (who.current.became === 'ANOTHER') onAnother();
  });
}
