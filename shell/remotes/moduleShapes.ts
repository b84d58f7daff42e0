import type {
  MessagesModule,
  PageModule,
  StartModule,
  OwnedBus,
  PageBus,
  RemoteHost,
  RemoteManifest,
} from 'shared-contracts';

/** Checks the shape of a remote's export before the shell relies on it. */
export function asPageModule(module: unknown): PageModule {
  if (isPageModule(module)) return module;
  throw new TypeError('A page module exports no component named Page.');
}

export function asMessagesModule(module: unknown): MessagesModule {
  if (isMessagesModule(module)) return module;
  throw new TypeError('A messages module exports no object named messages.');
}

export function asStartModule(module: unknown): StartModule {
  if (isStartModule(module)) return module;
  throw new TypeError('A start module exports no function named start.');
}

function isPageModule(module: unknown): module is PageModule {
  return typeof memberOf(module, 'Page') === 'function';
}

function isMessagesModule(module: unknown): module is MessagesModule {
  const messages = memberOf(module, 'messages');
  return typeof messages === 'object' && messages !== null;
}

function isStartModule(module: unknown): module is StartModule {
  return typeof memberOf(module, 'start') === 'function';
}

function memberOf(module: unknown, name: string): unknown {
  return typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
}

/** The host object for one version of a remote: its bus listeners carry the remote's name. */
export function hostOfRemote(
  host: RemoteHost,
  bus: PageBus,
  { name, version }: Pick<RemoteManifest, 'name' | 'version'>,
): RemoteHost & { readonly bus: OwnedBus } {
  return { ...host, bus: bus.of(`${name} ${version}`) };
}
