import {
  remoteContractVersion,
  type FeatureInfo,
  type OperationKey,
  type Session,
} from 'shared-contracts';
import type { CompanyColors } from 'shared-ui';

export type SessionKind = 'employee' | 'terminal';

/** What the server said when the application started. */
export interface KnownStart {
  readonly session: Session;
  readonly features: FeatureInfo;
  readonly colors: CompanyColors;
}

/** One of the answers that pages want kept, as the query cache holds it. */
export interface KeptAnswer {
  readonly key: OperationKey;
  readonly data: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * The last state on this device, to start from without network. It is its owner's: it goes with
 * the session, and no other session sees it (docs/decisions/offline-start.md).
 */
export interface KeptState {
  /** Without a session in it, what was kept of that kind goes. `now` in epoch milliseconds. */
  keepStart(kind: SessionKind, start: KnownStart, now: number): void;
  /** With the session `none` where none is kept, or for too long; undefined before the first start. */
  readStart(kind: SessionKind, now: number): KnownStart | undefined;
  /** Does nothing once that person's session is no longer kept. */
  keepAnswers(employeeId: number, answers: readonly KeptAnswer[]): void;
  readAnswers(employeeId: number): readonly KeptAnswer[];
  /** Forgets who was signed in, and all that was theirs. */
  drop(): void;
}

const keptFor = 7 * 24 * 60 * 60 * 1000;
const names = {
  company: 'punctual.kept.company',
  employee: 'punctual.kept.employee',
  terminal: 'punctual.kept.terminal',
  answers: 'punctual.kept.answers',
} as const;

interface KeptSession {
  readonly session: Session;
  readonly at: number;
}

export function createKeptState(storage: Storage): KeptState {
  /** What another release of the contract wrote may look different: it is not read. */
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
      // Storage is full or forbidden: there will be nothing to start from, and no harm else.
      storage.removeItem(name);
    }
  }

  function keptSession(kind: SessionKind): KeptSession | undefined {
    const kept = read<KeptSession>(names[kind]);
    return kept?.session.kind === kind ? kept : undefined;
  }

  return {
    keepStart(kind, { session, ...company }, now) {
      write(names.company, company);
      const before = keptSession('employee')?.session;
      const isOther = kind === 'employee' && idOf(before) !== idOf(session);
      if (isOther) storage.removeItem(names.answers);
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
    keepAnswers(employeeId, answers) {
      if (idOf(keptSession('employee')?.session) === employeeId) write(names.answers, answers);
    },
    readAnswers(employeeId) {
      const isOwn = idOf(keptSession('employee')?.session) === employeeId;
      return (isOwn ? read<readonly KeptAnswer[]>(names.answers) : undefined) ?? [];
    },
    drop() {
      for (const name of [names.employee, names.terminal, names.answers]) storage.removeItem(name);
    },
  };
}

function idOf(session: Session | undefined): number | undefined {
  return session?.kind === 'employee' ? session.employeeId : undefined;
}
