import { answer, type components, ApiFailure } from 'shared-contracts';
import type { CompanyColors } from 'shared-ui';
import type { KnownStart, SessionKind } from '../kept-state/data/createKeptState.ts';
import { readEmployeeSession, readTerminalSession } from '../session/data/readSession.ts';
import type { Services } from '../services/Services.ts';

/** Milliseconds after which a start that has something to start from no longer waits. */
const longestWait = 4_000;

/**
 * Session, features and look as the server says, and kept for the next start; without the server,
 * as they were kept. @throws ApiFailure when it cannot be asked and nothing was kept
 */
export async function readKnownStart(
  { api, kept }: Pick<Services, 'api' | 'kept'>,
  kind: SessionKind,
): Promise<KnownStart & { readonly isKept: boolean }> {
  const last = kept.readStart(kind, Date.now());
  const request = last ? { signal: AbortSignal.timeout(longestWait) } : {};
  try {
    const [session, features, theme] = await Promise.all([
      kind === 'terminal' ? readTerminalSession(api, request) : readEmployeeSession(api, request),
      answer(api.GET('/api/info/features', request)),
      answer(api.GET('/api/info/theme', request)),
    ]);
    const known = { session, features, colors: colorsOf(theme) };
    kept.keepStart(kind, known, Date.now());
    return { ...known, isKept: false };
  } catch (fault) {
    if (!last || !isOutOfReach(fault)) throw fault;
    return { ...last, isKept: true };
  }
}

/** Null, as the server says what the company leaves to the product, is left out. */
function colorsOf(theme: components['schemas']['ThemeColors']): CompanyColors {
  return Object.fromEntries(Object.entries(theme).filter(([, color]) => color !== null));
}

/** Whether a call failed because this API could not be asked: no answer, another's, or a 5xx. */
function isOutOfReach(fault: unknown): boolean {
  if (!(fault instanceof ApiFailure)) return false;
  return fault.status === undefined || fault.status >= 500 || fault.code === 'UNKNOWN_RESPONSE';
}
