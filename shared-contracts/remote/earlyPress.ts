/**
 * A press on the disc that the shell painted before the clock was there: it waits on the device until
 * the clock can make a punch of it.
 */
export interface EarlyPress {
  /** The Idempotency-Key of its punch, so that it becomes one however often it is taken. */
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

/** Milliseconds after which a press is recorded no more: whoever pressed has long looked elsewhere. */
const longestWait = 600_000;

const pressName = (employeeId: number) => `punctual.press.${employeeId}`;
const keptEvent = 'punctual.press';

/** Each person's press, for nobody else's page to take. */
export const earlyPress = {
  keep(employeeId: number, press: Pick<EarlyPress, 'action' | 'server'>): void {
    const { timeOrigin: origin } = performance;
    const read = { wall: Date.now(), monotonic: performance.now(), origin };
    const kept: EarlyPress = { ...press, ...read, key: crypto.randomUUID() };
    localStorage.setItem(pressName(employeeId), JSON.stringify(kept));
    dispatchEvent(new Event(keptEvent));
  },
  /** It stays until `forget`. */
  read(employeeId: number): EarlyPress | undefined {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by `keep`
      const kept: EarlyPress | null = JSON.parse(
        localStorage.getItem(pressName(employeeId)) ?? 'null',
      );
      return kept ?? undefined;
    } catch {
      return undefined;
    }
  },
  forget: (employeeId: number): void => localStorage.removeItem(pressName(employeeId)),
  isTooOld: ({ wall }: EarlyPress): boolean => Math.abs(Date.now() - wall) >= longestWait,
  /** Tells of presses that are kept in this page. */
  onKept(listener: () => void): () => void {
    addEventListener(keptEvent, listener);
    return () => removeEventListener(keptEvent, listener);
  },
};

const waitingName = (employeeId: number) => `punctual.waiting.${employeeId}`;

/**
 * Remembers in this browser that punches of somebody wait on the device, across visits: what the
 * server says of the clock is then not how it stands.
 */
export const waitingMark = {
  isSet: (employeeId: number): boolean => localStorage.getItem(waitingName(employeeId)) !== null,
  set: (employeeId: number): void => localStorage.setItem(waitingName(employeeId), '1'),
  clear: (employeeId: number): void => localStorage.removeItem(waitingName(employeeId)),
};
