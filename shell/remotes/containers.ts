import type { RemoteManifest } from 'shared-contracts';
import { EntryFailure } from './RemoteFailure.ts';
import { remoteAddress } from './remotesBase.ts';
import { addressToAsk, trustedScriptAddress } from './scriptAddress.ts';
import { sharedScope } from './sharingRuntime.ts';

/** What a remote's entry leaves under its name: the protocol of module federation. */
interface Container {
  init(shareScope: object, initScope: unknown[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

const entryTimeout = 10_000;

const containers = new Map<string, Promise<Container>>();

/** The container of this version, ready to give modules; one that did not come is asked for again. */
export async function containerOf(remote: RemoteManifest): Promise<Container> {
  const coming = containers.get(remote.container) ?? openContainer(remote);
  containers.set(remote.container, coming);
  coming.catch(() => containers.delete(remote.container));
  return await coming;
}

async function openContainer(remote: RemoteManifest): Promise<Container> {
  await runScript(remoteAddress(remote, remote.entry));
  const container: unknown = Reflect.get(globalThis, remote.container);
  if (!isContainer(container)) throw new TypeError(`The entry leaves no ${remote.container}.`);
  await container.init(sharedScope, [], {
    version: '',
    shareScopeKeys: 'default',
    shareScopeMap: { default: sharedScope },
  });
  return container;
}

/** @throws EntryFailure */
async function runScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = trustedScriptAddress(addressToAsk(new URL(address, location.href).href));
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (type: EntryFailure['type']) => () => reject(new EntryFailure(type, address));
      setTimeout(fail('timeout'), entryTimeout);
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', fail('error'));
      document.head.append(script);
    });
  } finally {
    script.remove();
  }
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
