import { createContext, useContext } from 'react';
import type { ApiClient, PageBus } from 'shared-contracts';
import type { FailureReporter } from '../failures/data/createFailureReporter.ts';
import type { RemoteHealthReporter } from '../failures/data/createRemoteHealthReporter.ts';
import type { KeptState } from '../kept-state/data/createKeptState.ts';
import type { EarlyLoads } from '../remotes/createEarlyLoads.ts';
import type { RemoteLoader } from '../remotes/RemoteLoader.ts';
import type { LogOut } from '../session/data/createLogOut.ts';

/** The singletons of the page; created at boot. */
export interface Services {
  readonly api: ApiClient;
  readonly bus: PageBus;
  readonly loader: RemoteLoader;
  readonly early: EarlyLoads;
  readonly failures: FailureReporter;
  /** Reports to the server how remotes load. */
  readonly health: RemoteHealthReporter;
  readonly kept: KeptState;
  readonly logOut: LogOut;
  /** Whether punches of this person are held back, pending or being sent. */
  readonly isPunching: (employeeId: number) => boolean;
  /** Whether a field that was typed into still has content. */
  readonly holdsInput: () => boolean;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('This part of the page stands outside the application.');
  return services;
}
