import { answer, ApiFailure } from 'shared-contracts';
import type { KnownStart, SessionKind } from '../kept-state/data/createKeptState.ts';
import { companyColorsOf } from '../kept-state/data/companyColorsOf.ts';
import { readEmployeeSession, readTerminalSession } from '../session/data/readSession.ts';
import type { Services } from '../services/Services.ts';

/** What a start goes by. */
export interface BegunStart extends KnownStart {
  /** The server has not said it in time: the state is the last one kept on this device. */
  readonly isKept: boolean;
  /** What the server says; the first call takes the answer that is on its way. */
  readonly askServer: () => Promise<KnownStart>;
}

/** Milliseconds that a start waits for answers, which were asked for before the code came. */
const patience = 50;
/** Milliseconds, where there is something to start from that is not enough. */
const longestWait = 4_000;

/**
 * Session, features and look as the server says; as they were kept where that is enough to go on and
 * the server has not answered yet, or where it does not answer at all. @throws ApiFailure when it
 * cannot be asked and nothing was kept
 */
export async function readKnownStart(
  { api, kept }: Pick<Services, 'api' | 'kept'>,
  kind: SessionKind,
  isEnough: (last: KnownStart) => boolean,
): Promise<BegunStart> {
  async function ask(): Promise<KnownStart> {
    const request = last ? { signal: AbortSignal.timeout(longestWait) } : {};
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
    const isSoon = last && isEnough(last) && !(await isSettled(begun, patience));
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

/** Whether it comes to something within these milliseconds. */
async function isSettled(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  );
  const late = new Promise<false>((done) => setTimeout(() => done(false), milliseconds));
  return await Promise.race([settled, late]);
}

/** Whether a call failed because this API could not be asked: no answer, another's, or a 5xx. */
function isOutOfReach(fault: unknown): boolean {
  if (!(fault instanceof ApiFailure) || fault.code === 'PAGE_FAULT') return false;
  return fault.status === undefined || fault.status >= 500 || fault.code === 'UNKNOWN_RESPONSE';
}
