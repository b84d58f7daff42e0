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
