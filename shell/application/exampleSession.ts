import { defaultFeatures } from 'shared-contracts/features';
import type { SessionControl } from './SessionContext.tsx';

/** A session of nobody, to be changed where the test of a view cares. */
export function exampleSession(changes: Partial<SessionControl> = {}): SessionControl {
  return {
    session: { kind: 'none' },
    hasTerminalEnded: false,
    features: defaultFeatures,
    locale: 'en',
    refreshSession: () => Promise.resolve({ kind: 'none' }),
    refreshFeatures: () => Promise.resolve(),
    dropSession: () => undefined,
    chooseLocale: () => Promise.resolve(),
    ...changes,
  };
}
