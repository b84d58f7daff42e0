import { useEffect } from 'react';
import type { Locale } from 'shared-contracts';

/** Speaks a sentence if the company enables it and the device has a voice; null stops it. */
export function useVoice(sentence: string | null, locale: Locale): void {
  useEffect(() => {
    const voice = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null;
    if (voice === null || sentence === null) return undefined;
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = locale;
    voice.cancel();
    voice.speak(utterance);
    return () => voice.cancel();
  }, [sentence, locale]);
}
