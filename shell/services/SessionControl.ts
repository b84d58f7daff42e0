import { createContext, useContext } from 'react';
import type { FeatureInfo, Locale, Session } from 'shared-contracts';

export interface SessionControl {
  readonly session: Session;
  /** The terminal that was signed in here is no more: its session ended by itself. */
  readonly hasTerminalEnded: boolean;
  readonly features: FeatureInfo;
  readonly locale: Locale;
  /** Asks the server who is signed in, and shows it. @throws ApiFailure */
  refreshSession(kind: 'employee' | 'terminal'): Promise<Session>;
  refreshFeatures(): Promise<void>;
  /** Forgets the session in the page; the server has ended it. */
  dropSession(): void;
  /** Before anybody is signed in. */
  chooseLocale(locale: Locale): Promise<void>;
}

export const SessionContext = createContext<SessionControl | null>(null);

export function useSessionControl(): SessionControl {
  const control = useContext(SessionContext);
  if (!control) throw new Error('This part of the page stands outside the application.');
  return control;
}
