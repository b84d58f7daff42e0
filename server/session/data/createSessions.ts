import { heldAuthorities, type components } from 'shared-contracts';
import { createShortCache, type ShortCacheOptions } from '../../calls/createShortCache.ts';
import type { Database } from '../../database/database.ts';
import type { GoodTokens } from '../../calls/goodTokens.ts';
import type { EmployeeActor, Sessions, TerminalActor } from '../../calls/actor.ts';
import { activeAuthorities } from '../rules/activeAuthorities.ts';
import { describeDevice } from '../rules/describeDevice.ts';
import { livingSessions, sessionEnd } from '../rules/sessionLife.ts';
import {
  addToken,
  removeToken,
  findEmployeeToken,
  findTerminalToken,
  hashToken,
  newToken,
} from './accessTokens.ts';
import type { ProviderSessionRow } from './providerSessions.ts';

type Schemas = components['schemas'];

interface EmployeeSession {
  readonly actor: EmployeeActor;
  readonly session: Schemas['Session'];
}

interface TerminalSession {
  readonly actor: TerminalActor;
  readonly session: Schemas['TerminalSession'];
}

interface EndedSession {
  /** Null for a terminal's. */
  readonly employeeId: number | null;
  /** Its session at the sign-on provider. */
  readonly provider: ProviderSessionRow | null;
}

/** How the person authenticated. */
export type LogInWay = 'PASSWORD' | 'FACE' | 'SIGN_ON';

interface SessionHolder {
  readonly employeeId: number;
  readonly way: LogInWay;
  /** The browser's header; null if it sends none. */
  readonly userAgent: string | null;
  /** Whether a passkey confirmed it. */
  readonly isByPasskey?: boolean;
}

/** A terminal that signs in. */
interface TerminalHolder {
  readonly terminalId: number;
  /** Digest of the device's cookie: ends another session on the device. */
  readonly device: Buffer;
  readonly userAgent: string | null;
}

/** Opens, finds and ends the sessions of people and terminals. */
export interface SessionStore extends Sessions {
  /** The live session of a token with its data for the page; null if it has ended. */
  readEmployee(token: string, now: Date): Promise<EmployeeSession | null>;
  readTerminal(token: string, now: Date): Promise<TerminalSession | null>;
  /** Opens a session and returns its token, which is not stored. */
  open(holder: SessionHolder | TerminalHolder, now: Date): Promise<string>;
  /** Ends a session; null if there is none. */
  end(token: string): Promise<EndedSession | null>;
  /** Clears the cache of sessions; call it after tokens or authorities have changed. */
  forget(): void;
}

/**
 * While `isSecondFactorOn`, sessions of people who need a passkey count only if a passkey confirmed
 * them.
 */
export function createSessions(
  database: Database,
  isSecondFactorOn: () => Promise<boolean>,
  goodTokens: GoodTokens,
): SessionStore {
  const find = (runner: Database, token: string, now: Date) =>
    findEmployeeSession(runner, token, now, isSecondFactorOn);
  const employees = createShortCache(byToken(database, find));
  const terminals = createShortCache(byToken(database, findTerminalSession));

  function judge(token: string, isGood: boolean, now: Date): void {
    if (isGood) goodTokens.note(token, now);
    else goodTokens.forget(token);
  }

  async function readEmployee(token: string, now: Date): Promise<EmployeeSession | null> {
    const [session = null] = await employees.read([token], now);
    judge(token, session !== null, now);
    return session;
  }

  async function readTerminal(token: string, now: Date): Promise<TerminalSession | null> {
    const [session = null] = await terminals.read([token], now);
    judge(token, session !== null, now);
    return session;
  }

  function forget(): void {
    employees.clear();
    terminals.clear();
  }

  return {
    readEmployee,
    readTerminal,
    findEmployee: async (token, now) => (await readEmployee(token, now))?.actor ?? null,
    findTerminal: async (token, now) => (await readTerminal(token, now))?.actor ?? null,
    open: async (holder, now) => {
      const token = newToken();
      const tokenHash = hashToken(token);
      await database.run(addToken, { tokenHash, now, ...columnsOf(holder) });
      if (!('employeeId' in holder)) forget();
      goodTokens.note(token, now);
      return token;
    },
    end: async (token) => {
      const [ended] = await database.run(removeToken, { tokenHash: hashToken(token) });
      // An invented token does not clear any cache.
      if (ended === undefined) return null;
      goodTokens.forget(token);
      forget();
      const provider = ended.name_id === null ? null : ended;
      return { employeeId: ended.employee_id, provider };
    },
    forget,
  };
}

function columnsOf(holder: SessionHolder | TerminalHolder) {
  const { browser, system } = describeDevice(holder.userAgent);
  if ('employeeId' in holder) {
    const { employeeId, way, isByPasskey = false } = holder;
    return { employeeId, terminalId: null, way, browser, system, isByPasskey, device: null };
  }
  const { terminalId, device } = holder;
  return { employeeId: null, terminalId, way: null, browser, system, isByPasskey: false, device };
}

function byToken<Session>(
  database: Database,
  find: (database: Database, token: string, now: Date) => Promise<Session | null>,
): ShortCacheOptions<string, Session> {
  return {
    milliseconds: 5_000,
    keyOf: (token) => token,
    find: (tokens, now) => Promise.all(tokens.map((token) => find(database, token, now))),
  };
}

async function findEmployeeSession(
  database: Database,
  token: string,
  now: Date,
  isSecondFactorOn: () => Promise<boolean>,
): Promise<EmployeeSession | null> {
  const { usedAfter, createdAfter, noteUsedBefore } = livingSessions(now.toISOString());
  const [row] = await database.run(findEmployeeToken, {
    tokenHashes: [hashToken(token)],
    nows: [now],
    usedAfter: [usedAfter],
    createdAfter: [createdAfter],
    noteUsedBefore: [noteUsedBefore],
  });
  if (row?.authorities == null) return null;
  if (row.lacks_passkey && (await isSecondFactorOn())) return null;
  const assignAuths = activeAuthorities(row.assignments, now.toISOString());
  return {
    actor: {
      kind: 'employee',
      id: row.employee_id,
      sessionId: row.session_id,
      mustChangePassword: row.must_change_password,
      authorities: heldAuthorities({ authorities: row.authorities, assignAuths }),
    },
    session: {
      employeeId: row.employee_id,
      authorities: [...row.authorities],
      assignAuths,
      expiresAt: sessionEnd({ createdAt: row.created_at, lastUsedAt: row.last_used_at }),
      mustChangePassword: row.must_change_password,
      hasPassword: row.has_password,
    },
  };
}

async function findTerminalSession(
  database: Database,
  token: string,
  now: Date,
): Promise<TerminalSession | null> {
  const [row] = await database.run(findTerminalToken, {
    tokenHash: hashToken(token),
    now,
    ...livingSessions(now.toISOString()),
  });
  if (row === undefined) return null;
  return {
    actor: {
      kind: 'terminal',
      id: row.id,
      sessionId: row.session_id,
      place: { geofenceId: row.geofence_id, timeZone: row.time_zone },
    },
    session: {
      terminalId: row.terminal_id,
      description: row.description,
      timeZone: row.time_zone,
      expiresAt: sessionEnd({ createdAt: row.created_at, lastUsedAt: row.last_used_at }),
    },
  };
}
