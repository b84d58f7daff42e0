/**
 * A press on the clock disc that the shell painted before the clock was loaded: it waits on the
 * device until the clock can turn it into a punch.
 */
export interface EarlyPress {
  /** The Idempotency-Key of its punch, so that retries create only one. */
  readonly key: string;
  /** The action of the disc when it was pressed. */
  readonly action: 'clock-in' | 'clock-out';
  /** Server time in epoch milliseconds. */
  readonly server: number;
  /** Device time in epoch milliseconds. */
  readonly wall: number;
  /** Milliseconds of the page's own clock, which started at `origin`. */
  readonly monotonic: number;
  readonly origin: number;
}

/** Milliseconds after which a press is dropped: the person has long stopped waiting for it. */
const pressExpiresAfter = 600_000;

const pressName = (employeeId: number) => `punctual.press.${employeeId}`;
const keptEvent = 'punctual.press';

/** Each person's press, which pages of others cannot take. */
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
  isTooOld: ({ wall }: EarlyPress): boolean => Math.abs(Date.now() - wall) >= pressExpiresAfter,
  /** Reports presses that are stored in this page. */
  onKept(listener: () => void): () => void {
    addEventListener(keptEvent, listener);
    return () => removeEventListener(keptEvent, listener);
  },
};

const waitingName = (employeeId: number) => `punctual.waiting.${employeeId}`;

/**
 * Remembers in this browser, across visits, that a person has unsent punches on the device: the
 * server's state of the clock is then stale.
 */
export const waitingMark = {
  isSet: (employeeId: number): boolean => localStorage.getItem(waitingName(employeeId)) !== null,
  set: (employeeId: number): void => localStorage.setItem(waitingName(employeeId), '1'),
  clear: (employeeId: number): void => localStorage.removeItem(waitingName(employeeId)),
};
