import { useEffect } from 'react';
import { useProperty } from 'shared-ui';
import { playTone } from '../data/playTone.ts';
import type { Tone } from '../rules/tones.ts';

/** Plays once when its screen appears, if the company enables sound; null: silent. */
export function useTone(tone: Tone | null): void {
  const hasSound = useProperty('TERMINAL_VOICE');
  useEffect(() => {
    if (hasSound && tone !== null) playTone(tone);
  }, [hasSound, tone]);
}
