import { answer, ApiFailure } from 'shared-contracts';
import type { KnownStart, SessionKind } from '../kept-state/data/createKeptState.ts';
import { companyColorsOf } from '../kept-state/data/companyColorsOf.ts';
import { readEmployeeSession, readTerminalSession } from '../session/data/readSession.ts';
import type { Services } from '../services/Services.ts';

/** The state an application starts from. */
export interface BegunStart extends KnownStart {
  /** The server did not answer in time: this is the state last cached on this device. */
  readonly isKept: boolean;
  /** Asks the server; the first call reuses the request in flight. */
  readonly askServer: () => Promise<KnownStart>;
}

/** Milliseconds to wait for the early calls, which were sent before the code loaded. */
const earlyCallsTimeout = 50;
/** Milliseconds to wait if the cached state is not enough to start. */
const answersTimeout = 4_000;

/**
 * Session, features and colors from the server. Falls back to the cached state if it is sufficient
 * and the server has not answered yet, or if the server does not answer at all. @throws ApiFailure
 * if the server is unreachable and nothing is cached
 */
export async function readKnownStart(
  { api, kept }: Pick<Services, 'api' | 'kept'>,
  kind: SessionKind,
  isEnough: (last: KnownStart) => boolean,
): Promise<BegunStart> {
  async function ask(): Promise<KnownStart> {
    const request = last ? { signal: AbortSignal.timeout(answersTimeout) } : {};
    const [session, features, theme] = await Promise.all([
      kind === 'terminal' ? readTerminalSession(api, request) : readEmployeeSession(api, request),
      answer(api.GET('/api/info/features', request)),
      answer(api.GET('/api/info/theme', request)),
    ]);
    return { session, features, colors: companyColorsOf(theme) };
  }

  const last = kept.readStart(kind, Date.now());
  let begun: Promise<KnownStart> | undefined = ask();
  const askServer = () => {
    const answered = begun ?? ask();
    begun = undefined;
    return answered;
  };
  try {
    const isSoon = last && isEnough(last) && !(await isSettled(begun, earlyCallsTimeout));
    if (isSoon) return { ...last, isKept: true, askServer };
    const known = await begun;
    kept.keepStart(kind, known, Date.now());
    return { ...known, isKept: false, askServer };
  } catch (fault) {
    if (!last || !isOutOfReach(fault)) throw fault;
    begun = undefined;
    return { ...last, isKept: true, askServer };
  }
}

/** Whether the promise settles within this many milliseconds. */
async function isSettled(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  );
  const late = new Promise<false>((done) => setTimeout(() => done(false), milliseconds));
  return await Promise.race([settled, late]);
}

/** Whether the API was unreachable: no response, a response from something else, or a 5xx. */
function isOutOfReach(fault: unknown): boolean {
  if (!(fault instanceof ApiFailure) || fault.code === 'PAGE_FAULT') return false;
  return fault.status === undefined || fault.status >= 500 || fault.code === 'UNKNOWN_RESPONSE';
}
