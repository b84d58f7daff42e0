import type { FetchFile } from './remotesBase.ts';

/**
 * Why a remote's module did not come.
 *
 * - `not-registered`: the registry has no such remote, or the remote no such module
 * - `incompatible`: it needs what this shell or the server does not have
 * - `entry-missing`, `chunk-missing`: the store does not have the file
 * - `unreachable`: the store does not answer
 * - `timeout`: it does not answer in time
 * - `integrity`: the file is there, and its content is not what the registry promises
 * - `threw`: the code came and failed while it started
 */
export type RemoteFailureKind =
  | 'not-registered'
  | 'incompatible'
  | 'entry-missing'
  | 'chunk-missing'
  | 'unreachable'
  | 'timeout'
  | 'integrity'
  | 'threw';

export interface FailedModule {
  readonly remote: string;
  readonly version?: string;
  readonly module: string;
}

/** The one error with which `RemoteLoader.load` rejects. Its message is for the log; a cause in words and what was thrown are part of it. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly kind: RemoteFailureKind;
  readonly failed: FailedModule;

  constructor(kind: RemoteFailureKind, failed: FailedModule, cause?: unknown) {
    const version = failed.version === undefined ? '' : ` ${failed.version}`;
    const reason = kind === 'threw' && cause instanceof Error ? String(cause) : cause;
    const told = typeof reason === 'string' ? `. ${reason}` : '';
    super(`${failed.remote}${version} ${failed.module}: ${kind}${told}`, { cause });
    this.kind = kind;
    this.failed = failed;
  }
}

/** A remote's entry that did not run. */
export class EntryFailure extends Error {
  override readonly name = 'EntryFailure';
  readonly type: 'timeout' | 'error';

  constructor(type: EntryFailure['type'], address: string) {
    super(`The entry ${address} did not come (${type}).`);
    this.type = type;
  }
}

/** What is known of a script that did not run. */
type ScriptFault =
  | { readonly what: 'threw' }
  | { readonly what: 'timeout' }
  /** It did not load, and the browser does not say why. */
  | { readonly what: 'did-not-load'; readonly which: 'entry' | 'chunk'; readonly address: string };

/** Tells apart the faults of entries and those of webpack (chunks). */
function scriptFaultOf(fault: unknown, entryAddress: string): ScriptFault {
  if (!(fault instanceof Error)) return { what: 'threw' };
  if (fault.name === 'ChunkLoadError') {
    if ('type' in fault && fault.type === 'timeout') return { what: 'timeout' };
    const address = 'request' in fault && typeof fault.request === 'string' ? fault.request : '';
    return { what: 'did-not-load', which: 'chunk', address };
  }
  if (fault instanceof EntryFailure) {
    if (fault.type === 'timeout') return { what: 'timeout' };
    return { what: 'did-not-load', which: 'entry', address: entryAddress };
  }
  return { what: 'threw' };
}

/**
 * Names the failure. For a script that did not load the file is asked for once more, past every
 * cache and without running it: when it is there, it was refused because its content differed. A
 * spoilt copy in the browser's cache is replaced on the way, so that trying again can succeed.
 */
export async function classifyFailure(
  fault: unknown,
  entryAddress: string,
  fetchFile: FetchFile,
): Promise<RemoteFailureKind> {
  const script = scriptFaultOf(fault, entryAddress);
  if (script.what !== 'did-not-load') return script.what;
  try {
    const signal = AbortSignal.timeout(2_000);
    const response = await fetchFile(script.address, { cache: 'reload', signal });
    await response.arrayBuffer();
    if (response.ok) return 'integrity';
    return script.which === 'entry' ? 'entry-missing' : 'chunk-missing';
  } catch {
    return 'unreachable';
  }
}
