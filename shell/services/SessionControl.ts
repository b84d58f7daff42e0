import { createContext, useContext } from 'react';
import type { FeatureInfo, Locale } from 'shared-contracts';
import type { ShellSession } from '../session/rules/shellSession.ts';

export interface SessionControl {
  readonly session: ShellSession;
  /** The terminal session on this device ended by itself. */
  readonly hasTerminalEnded: boolean;
  readonly features: FeatureInfo;
  readonly locale: Locale;
  /** Reads the session from the server and applies it. @throws ApiFailure */
  refreshSession(kind: 'employee' | 'terminal'): Promise<ShellSession>;
  refreshFeatures(): Promise<void>;
  /** Removes the session from the page; the server has already ended it. */
  dropSession(): void;
  /** Before log-in. */
  chooseLocale(locale: Locale): Promise<void>;
}

export const SessionContext = createContext<SessionControl | null>(null);

export function useSessionControl(): SessionControl {
  const control = useContext(SessionContext);
  if (!control) throw new Error('This part of the page stands outside the application.');
  return control;
}
