import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import type { Database } from '../database/database.ts';
import { createDomains } from '../createDomains.ts';
import { createFaceEngine } from '../faces/engine/createFaceEngine.ts';
import { rememberReadings } from '../faces/testing/rememberReadings.ts';
import type { OperationId } from '../calls/calls.ts';
import { createLife } from '../calls/life.ts';
import { createApp, type AppParts } from '../http/createApp.ts';
import { createJobs } from '../jobs/createJobs.ts';
import type { Jobs } from '../jobs/rules/job.ts';
import { createLocalChannel, type PushChannel, type PushedEvent } from '../push/pushChannel.ts';
import { callOf, type CallOptions, type TestAnswer } from './testCalls.ts';
import { openReusedDatabase } from './reusedEngines.ts';
import { openPostgresDatabase, openPostgresInCLocale } from './testDatabase.ts';

export interface TestServerOptions {
  /** Settings as environment variables, for example raised limits. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Replaces the real domains, for tests of the chain itself. */
  readonly domains?: AppParts['domains'];
  readonly serve?: (app: FastifyInstance, database: Database) => Promise<void>;
  /** Runs after the migration and before the app is created. */
  readonly prepare?: (database: Database) => Promise<void>;
}

/** The real app with a new database; usable inside hooks and tests. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly push: PushChannel;
  /** Events published so far. */
  readonly published: PushedEvent[];
  /** The server's clock; stands still until it is set. */
  now: Date;
  /**
   * Calls an operation of the contract. Validates the answer against the contract: status, error
   * code, and every field. `as` is a session token.
   */
  call<Id extends OperationId>(id: Id, options?: CallOptions<Id>): Promise<TestAnswer<Id>>;
  /** Runs the jobs that are due by the server's clock. */
  runJobs(): Promise<number>;
}

/**
 * Runs the tests on PGlite, and again on PostgreSQL if it is available: for what PGlite's single
 * connection or size can hide, such as transactions side by side, leases, plans, bulk writes and
 * errors of the driver.
 */
export function describeOnBothDatabases(
  name: string,
  tests: (server: TestServer) => void,
  options: TestServerOptions = {},
): void {
  const postgresUrl = inject('postgresUrl');
  describe(`${name} (PGlite)`, () => tests(serverForTests(openReusedDatabase, options)));
  describe.skipIf(postgresUrl === null)(`${name} (PostgreSQL)`, () => {
    tests(serverForTests(() => openPostgresDatabase(postgresUrl ?? ''), options));
  });
}

/** The same, and on PostgreSQL in the C locale: for everything that compares or sorts letters. */
export function describeInEveryLocale(
  name: string,
  tests: (server: TestServer) => void,
  options: TestServerOptions = {},
): void {
  const postgresUrl = inject('postgresUrl');
  describeOnBothDatabases(name, tests, options);
  describe.skipIf(postgresUrl === null)(`${name} (PostgreSQL, C locale)`, () => {
    tests(serverForTests(() => openPostgresInCLocale(postgresUrl ?? ''), options));
  });
}

/**
 * The same on PGlite only, for rules that do not depend on the database. `rowTypes.test.ts` checks
 * every statement on both.
 */
export function describeOnMemory(
  name: string,
  tests: (server: TestServer) => void,
  options: TestServerOptions = {},
): void {
  describe(name, () => tests(serverForTests(openReusedDatabase, options)));
}

interface Running {
  readonly app: FastifyInstance;
  readonly jobs: Jobs;
  readonly database: Database;
  readonly push: PushChannel;
}

function serverForTests(open: () => Promise<Database>, options: TestServerOptions): TestServer {
  let running: Running | null = null;
  let dataDirectory = '';
  const life = createLife();
  const current = () => {
    if (running === null) throw new Error('The server runs inside hooks and tests only.');
    return running;
  };
  const server: TestServer = {
    get app() {
      return current().app;
    },
    get database() {
      return current().database;
    },
    get push() {
      return current().push;
    },
    published: [],
    now: new Date('2026-03-02T08:00:00Z'),
    call: (id, callOptions) => callOf(current().app, id, callOptions),
    runJobs: async () => current().jobs.runDue(),
  };
  beforeAll(async () => {
    const database = await open();
    await options.prepare?.(database);
    const push = createLocalChannel();
    push.subscribe((event) => server.published.push(event));
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'punctual-data-'));
    const settings = {
      LOG_LEVEL: 'silent',
      LIMIT_REQUESTS_PER_SECOND: '100000',
      DATA_DIR: dataDirectory,
    };
    const { serve } = options;
    const { app, domains } = await createApp({
      context: {
        configuration: parseConfiguration({ ...settings, ...options.settings }),
        database,
        push,
        now: () => server.now,
        life,
      },
      domains:
        options.domains ??
        ((context) => createDomains(context, rememberReadings(createFaceEngine()))),
      ...(serve === undefined ? {} : { serve: (served) => serve(served, database) }),
    });
    const context = { database, log: app.log, now: () => server.now };
    running = { app, jobs: createJobs(context, domains.workers ?? []), database, push };
  });
  afterAll(async () => {
    await running?.app.close();
    await life.end();
    await running?.database.close();
    await rm(dataDirectory, { recursive: true, force: true });
  });
  return server;
}
