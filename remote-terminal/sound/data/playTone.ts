import { notesOf, type Tone } from '../rules/tones.ts';

/** Length of a note in seconds. */
const noteLasts = 0.18;

let context: AudioContext | undefined;

/** Plays at once; silent if the browser has no sound, or requires a user gesture first. */
export function playTone(tone: Tone): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // A suspended context stops its time: notes played now would sound at the first touch.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  if (context.state !== 'running') return;
  for (const { pitch, at } of notesOf[tone]) playNote(context, pitch, context.currentTime + at);
}

/** Fades in and out, to avoid clicks. */
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
