import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnMemory, type TestServer } from '../testing/testServer.ts';
import { addShifts, clearTime } from '../testing/testTime.ts';
