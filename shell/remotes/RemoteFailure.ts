import type { FetchFile } from './remotesBase.ts';

/**
 * Why a remote's module did not load.
 *
 * - `not-registered`: the registry has no such remote, or the remote no such module
 * - `incompatible`: it needs what this shell or the server does not have
 * - `entry-missing`, `chunk-missing`: the store does not have the file
 * - `unreachable`: the store does not answer
 * - `timeout`: it does not answer in time
 * - `integrity`: the file exists, but its hash differs from the registry's
 * - `threw`: the code loaded and threw while starting
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

/**
 * The one error that `RemoteLoader.load` rejects with. Its message is for the log; a known reason
 * and the thrown error are part of it.
 */
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

/** What is known about a script that did not run. */
type ScriptFault =
  | { readonly what: 'threw' }
  | { readonly what: 'timeout' }
  /** It did not load, for a reason that the browser does not expose. */
  | { readonly what: 'did-not-load'; readonly which: 'entry' | 'chunk'; readonly address: string };

/** Distinguishes errors of the federation runtime (entries) from webpack's (chunks). */
function scriptFaultOf(fault: unknown, entryAddress: string): ScriptFault {
  if (!(fault instanceof Error)) return { what: 'threw' };
  if (fault.name === 'ChunkLoadError') {
    if ('type' in fault && fault.type === 'timeout') return { what: 'timeout' };
    const address = 'request' in fault && typeof fault.request === 'string' ? fault.request : '';
    return { what: 'did-not-load', which: 'chunk', address };
  }
  if (fault.message.includes(entryDidNotLoad)) {
    if (fault.message.includes('ScriptExecutionError')) return { what: 'threw' };
    if (fault.message.includes('timed out')) return { what: 'timeout' };
    return { what: 'did-not-load', which: 'entry', address: entryAddress };
  }
  return { what: 'threw' };
}

/** The federation runtime's error code; the reason is in its message. */
const entryDidNotLoad = 'RUNTIME-008';

/**
 * Classifies the failure. For a script that did not load, fetches the file once more past every
 * cache, without running it: if it is there, its hash differed. This also replaces a corrupt copy
 * in the browser's cache, so that a retry can succeed.
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
