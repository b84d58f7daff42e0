import { useEffect } from 'react';
import type { Locale } from 'shared-contracts';

/** Says a sentence aloud where the company wants it and the device has a voice; null ends it. */
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
