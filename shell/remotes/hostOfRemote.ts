import type { OwnedBus, PageBus, RemoteHost, RemoteManifest } from 'shared-contracts';

/** What the shell hands to one version of a remote: on the bus its listeners go by its name. */
export function hostOfRemote(
  host: RemoteHost,
  bus: PageBus,
  { name, version }: Pick<RemoteManifest, 'name' | 'version'>,
): RemoteHost & { readonly bus: OwnedBus } {
  return { ...host, bus: bus.of(`${name} ${version}`) };
}
