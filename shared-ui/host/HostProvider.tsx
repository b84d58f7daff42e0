import { createContext, useContext, type ReactNode } from 'react';
import type { ApiClient, EmployeeSession, RemoteHost, TerminalSession } from 'shared-contracts';

const HostContext = createContext<RemoteHost | null>(null);

export interface HostProviderProps {
  readonly host: RemoteHost;
  readonly children: ReactNode;
}

/** Gives pages what the shell hands to every remote. */
export function HostProvider({ host, children }: HostProviderProps) {
  return <HostContext value={host}>{children}</HostContext>;
}

export function useHost(): RemoteHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('This part of the page stands outside HostProvider.');
  return host;
}

export function useApi(): ApiClient {
  return useHost().api;
}

/** The session of the person who is logged in; throws on pages that need none. */
export function useEmployeeSession(): EmployeeSession {
  const { session } = useHost();
  if (session.kind !== 'employee') throw new Error('Nobody is logged in.');
  return session;
}

/** The session of the terminal; throws elsewhere. */
export function useTerminalSession(): TerminalSession {
  const { session } = useHost();
  if (session.kind !== 'terminal') throw new Error('No terminal is logged in.');
  return session;
}
