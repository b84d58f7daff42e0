import { deviceClock } from '../../shift/data/deviceClock.ts';
import type { PressReading } from '../../shift/rules/reading.ts';

/** A press on the disc that was painted before the clock was there (`shell/painter/keptPress.ts`). */
export interface KeptPress {
  /** Made with the press, so that it becomes one punch however often it is taken. */
  readonly key: string;
  readonly action: 'clock-in' | 'clock-out';
  readonly isTooOld: boolean;
  readonly pressed: PressReading & { readonly server: number };
}

const nameOf = (employeeId: number) => `punctual.press.${employeeId}`;

/** Milliseconds after which a press is recorded no more: whoever pressed has long looked elsewhere. */
const longestWait = 600_000;

/** That of this person; it stays until `forgetPress`. */
export function readPress(employeeId: number): KeptPress | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by the painter
    const kept: Written | null = JSON.parse(localStorage.getItem(nameOf(employeeId)) ?? 'null');
    if (!kept) return undefined;
    const { key, action, server, wall, monotonic, origin } = kept;
    const isThisPage = origin === performance.timeOrigin;
    const page = isThisPage ? deviceClock.read().page : `painted ${origin}`;
    const isTooOld = Math.abs(deviceClock.read().wall - wall) >= longestWait;
    return { key, action, isTooOld, pressed: { server, wall, monotonic, page } };
  } catch {
    return undefined;
  }
}

export function forgetPress(employeeId: number): void {
  localStorage.removeItem(nameOf(employeeId));
}

/** Tells of presses on what is painted while the clock is already there below it. */
export function onPaintedPress(listener: () => void): () => void {
  addEventListener('punctual.press', listener);
  return () => removeEventListener('punctual.press', listener);
}

/** Whether the queue is known to keep punches that it may not have read yet (`shell/waiting-punches`). */
export function hasWaiting(employeeId: number): boolean {
  return localStorage.getItem(`punctual.waiting.${employeeId}`) !== null;
}

interface Written {
  readonly key: string;
  readonly action: KeptPress['action'];
  readonly server: number;
  readonly wall: number;
  readonly monotonic: number;
  readonly origin: number;
}
