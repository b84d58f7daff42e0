/** A press on the painted disc: it waits on the device until the clock can make a punch of it. */
export interface KeptPress {
  /** The Idempotency-Key of its punch. */
  readonly key: string;
  /** What the disc offered when it was pressed. */
  readonly action: 'clock-in' | 'clock-out';
  /** Epoch milliseconds by the server. */
  readonly server: number;
  /** Epoch milliseconds by the device. */
  readonly wall: number;
  /** Milliseconds of the page's own clock, which began at `origin`. */
  readonly monotonic: number;
  readonly origin: number;
}

/** `remote-employee/clock/data/keptPress.ts` takes it from there. */
const nameOf = (employeeId: number) => `punctual.press.${employeeId}`;

/** Milliseconds for which a press waits for the clock; an older one is in nobody's way. */
const longestWait = 600_000;

/** For this person alone; nobody else's page takes it. */
export function keepPress(employeeId: number, press: Pick<KeptPress, 'action' | 'server'>): void {
  const { timeOrigin: origin } = performance;
  const key = crypto.randomUUID();
  const kept: KeptPress = { ...press, key, wall: Date.now(), monotonic: performance.now(), origin };
  localStorage.setItem(nameOf(employeeId), JSON.stringify(kept));
  // The clock may be there already, below what is painted.
  dispatchEvent(new Event('punctual.press'));
}

export function readPress(employeeId: number): KeptPress | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written above
  const kept: KeptPress | null = JSON.parse(localStorage.getItem(nameOf(employeeId)) ?? 'null');
  return kept && Math.abs(Date.now() - kept.wall) < longestWait ? kept : undefined;
}

/** Punches that the page cannot see wait on the device: the state by the server is not theirs. */
export function hasWaiting(employeeId: number): boolean {
  return localStorage.getItem(`punctual.waiting.${employeeId}`) !== null;
}
