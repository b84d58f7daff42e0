import { deviceClock } from '../../shift/data/deviceClock.ts';
import type { PressReading } from '../../shift/rules/reading.ts';

/** A press on the disc that was painted before the clock was there (`shell/painter/keptPress.ts`). */
export interface KeptPress {
  /** Made with the press, so that it becomes one punch however often it is taken. */
  readonly key: string;
  readonly action: 'clock-in' | 'clock-out';
  readonly pressed: PressReading & { readonly server: number };
}

const name = 'punctual.press';

/** That of this person; it stays until `forgetPress`. */
export function readPress(employeeId: number): KeptPress | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by the painter
    const kept: Written | null = JSON.parse(localStorage.getItem(name) ?? 'null');
    if (kept?.employeeId !== employeeId) return undefined;
    const { key, action, server, wall, monotonic, origin } = kept;
    const isThisPage = origin === performance.timeOrigin;
    const page = isThisPage ? deviceClock.read().page : `painted ${origin}`;
    return { key, action, pressed: { server, wall, monotonic, page } };
  } catch {
    return undefined;
  }
}

export function forgetPress(): void {
  localStorage.removeItem(name);
}

/** Whether the queue is known to keep punches that it may not have read yet (`shell/waiting-punches`). */
export function hasWaiting(employeeId: number): boolean {
  return localStorage.getItem(`punctual.waiting.${employeeId}`) !== null;
}

interface Written {
  readonly employeeId: number;
  readonly key: string;
  readonly action: KeptPress['action'];
  readonly server: number;
  readonly wall: number;
  readonly monotonic: number;
  readonly origin: number;
}
