import {
  remoteContractVersion,
  type FeatureInfo,
  type OperationKey,
  type Session,
} from 'shared-contracts';
import type { CompanyColors } from 'shared-ui';
import type { ShellSession } from '../../session/rules/shellSession.ts';

export type SessionKind = 'employee' | 'terminal';

/** The server's state when the application started. */
export interface KnownStart {
  readonly session: ShellSession;
  readonly features: FeatureInfo;
  readonly colors: CompanyColors;
}

/** A response that a page wants cached, in the format of the query cache. */
export interface KeptAnswer {
  readonly key: OperationKey;
  readonly data: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * The last state on this device, to start from offline. It belongs to one person: it is deleted
 * with the session, and no other session reads it (docs/decisions/offline-start.md).
 */
export interface KeptState {
  /**
   * Without a session in it, deletes the cached state of that kind. `now` in epoch milliseconds.
   */
  keepStart(kind: SessionKind, start: KnownStart, now: number): void;
  /**
   * With the session `none` if none is cached or it is too old; undefined before the first start.
   */
  readStart(kind: SessionKind, now: number): KnownStart | undefined;
  /** Does nothing if the session of that owner (`ownerOf`) is no longer cached. */
  keepAnswers(owner: string, answers: readonly KeptAnswer[]): void;
  readAnswers(owner: string): readonly KeptAnswer[];
  /** Deletes the cached session and all data of its owner. */
  drop(): void;
}

const keptFor = 7 * 24 * 60 * 60 * 1000;
const names = {
  company: 'punctual.kept.company',
  employee: 'punctual.kept.employee',
  terminal: 'punctual.kept.terminal',
} as const;
const kinds = ['employee', 'terminal'] as const;
const answersOf = {
  employee: 'punctual.kept.answers',
  terminal: 'punctual.kept.answers.terminal',
} as const;

/**
 * What the person chose for the open shift; written by the clock (remote-employee) under this name.
 */
const rebooking = 'punctual.kept.rebooking';

interface KeptSession {
  readonly session: Session;
  readonly at: number;
}

export function createKeptState(storage: Storage): KeptState {
  /** State written by another release of the contract may differ: it is ignored. */
  function read<Value>(name: string): Value | undefined {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- written below
      const kept: { contract: string; value: Value } | null = JSON.parse(
        storage.getItem(name) ?? 'null',
      );
      return kept?.contract === remoteContractVersion ? kept.value : undefined;
    } catch {
      return undefined;
    }
  }

  function write(name: string, value: unknown): void {
    try {
      storage.setItem(name, JSON.stringify({ contract: remoteContractVersion, value }));
    } catch {
      // Storage is full or forbidden: the next start has no cache, which is harmless.
      storage.removeItem(name);
    }
  }

  function keptSession(kind: SessionKind): KeptSession | undefined {
    const kept = read<KeptSession>(names[kind]);
    return kept?.session.kind === kind ? kept : undefined;
  }

  function keptOwner(kind: SessionKind): string | undefined {
    const kept = keptSession(kind);
    return kept && ownerOf(kept.session);
  }

  return {
    keepStart(kind, { session, ...company }, now) {
      write(names.company, company);
      if (ownerOf(session) !== keptOwner(kind)) storage.removeItem(answersOf[kind]);
      if (session.kind === kind) write(names[kind], { session, at: now } satisfies KeptSession);
      else storage.removeItem(names[kind]);
    },
    readStart(kind, now) {
      const company = read<Omit<KnownStart, 'session'>>(names.company);
      if (!company) return undefined;
      const kept = keptSession(kind);
      const isRecent = kept !== undefined && Math.abs(now - kept.at) < keptFor;
      return {
        features: company.features,
        colors: company.colors,
        session: isRecent ? kept.session : { kind: 'none' },
      };
    },
    keepAnswers(owner, answers) {
      for (const kind of kinds) if (keptOwner(kind) === owner) write(answersOf[kind], answers);
    },
    readAnswers(owner) {
      const own = kinds.find((kind) => keptOwner(kind) === owner);
      return (own && read<readonly KeptAnswer[]>(answersOf[own])) ?? [];
    },
    drop() {
      for (const kind of kinds) {
        storage.removeItem(names[kind]);
        storage.removeItem(answersOf[kind]);
      }
      storage.removeItem(rebooking);
    },
  };
}

/** The owner of a session and of the data cached with it. */
export function ownerOf(session: Session): string {
  if (session.kind === 'employee') return `employee ${session.employeeId}`;
  return session.kind === 'terminal' ? `terminal ${session.terminalId}` : session.kind;
}
