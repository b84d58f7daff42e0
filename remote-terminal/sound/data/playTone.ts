import { notesOf, type Tone } from '../rules/tones.ts';

/** Seconds that a note lasts. */
const noteLasts = 0.18;

let context: AudioContext | undefined;

/** Sounds at once; silent where the browser has no sound, or allows none before somebody has touched it. */
export function playTone(tone: Tone): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // Its time stands still until then: what is played now would sound with the first touch.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  if (context.state !== 'running') return;
  for (const { pitch, at } of notesOf[tone]) playNote(context, pitch, context.currentTime + at);
}

/** Swells and fades, so that it does not click. */
function playNote(to: AudioContext, pitch: number, start: number): void {
  const [oscillator, volume] = [to.createOscillator(), to.createGain()];
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.25, start + 0.02);
  volume.gain.linearRampToValueAtTime(0, start + noteLasts);
  oscillator.connect(volume).connect(to.destination);
  oscillator.start(start);
  oscillator.stop(start + noteLasts);
}
