import {
  createContext,
  useContext,
  useMemo,
  type ReactNode,
  useEffect,
  useEffectEvent,
} from 'react';
import {
  apiQueries,
  type Api,
  type EmployeeSession,
  type RemoteHost,
  type TerminalSession,
  type FeatureInfo,
  type FeatureName,
  type PropertyName,
  type EventName,
  type Events,
} from 'shared-contracts';

const HostContext = createContext<RemoteHost | null>(null);
const ApiContext = createContext<Api | null>(null);
const isOutside = 'This part of the page stands outside HostProvider.';

export interface HostProviderProps {
  readonly host: RemoteHost;
  readonly children: ReactNode;
}

/** Provides what the shell hands to every remote. */
export function HostProvider({ host, children }: HostProviderProps) {
  const { api: client, locale } = host;
  const api = useMemo(() => ({ ...client, query: apiQueries(client, locale) }), [client, locale]);
  return (
    <HostContext value={host}>
      <ApiContext value={api}>{children}</ApiContext>
    </HostContext>
  );
}

export function useHost(): RemoteHost {
  const host = useContext(HostContext);
  if (!host) throw new Error(isOutside);
  return host;
}

/** The API client: commands as calls, reads as queries. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error(isOutside);
  return api;
}

/** The session of the logged-in person; throws on pages that need none. */
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

/** Whether a function is switched on (spec §6). */
export function useFeature(name: FeatureName): boolean {
  return useHost().features.features[name];
}

/** Whether an HR system is connected; without one, changes for it are only stored. */
export function useHrConnection(): boolean {
  return useHost().features.isHrConnected ?? true;
}

/** The value of a feature property (spec §6). */
export function useProperty<Name extends PropertyName>(
  name: Name,
): FeatureInfo['properties'][Name] {
  return useHost().features.properties[name];
}

/** Listens to an event of the bus while the component is mounted. */
export function useBusEvent<Name extends EventName>(
  name: Name,
  listener: (payload: Events[Name]) => void,
): void {
  const { bus } = useHost();
  const told = useEffectEvent(listener);
  useEffect(() => bus.on(name, (payload) => told(payload)), [bus, name]);
}
