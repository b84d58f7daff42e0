import type { components } from 'shared-contracts';
import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { Unit, UnitContext } from '../calls/unitOfWork.ts';
import {
  addApiKey,
  countApiKeys,
  endApiKey,
  findSites,
  readApiKey,
  readApiKeys,
  type ApiKeyRow,
} from './data/apiKeys.ts';
import { keyState } from './rules/keyState.ts';

const day = 86_400_000;

/** Keys that can be used at a time. All of them fit into the list. */
export const mostKeys = 100;

/** Keys for programs: list, make, revoke. */
export function apiKeysDomain(context: UnitContext) {
  const { database } = context;
  return {
    handlers: {
      getKey: async ({ key }) => {
        const [row] = await database.run(readApiKey, { id: key.id });
        requireFound(row);
        const { name, authorities, sites, perMinute, expiresAt } = row;
        return { status: 200, body: { name, authorities, sites, perMinute, expiresAt } };
      },
      getApiKeys: async ({ now }) => {
        const rows = await database.run(readApiKeys, { now });
        return { status: 200, body: rows.map((row) => present(row, now)) };
      },
      makeApiKey: command(context, async ({ body, employee, now }, unit) => {
        const { name, digest, authorities, sites, days, perMinute } = body;
        const [valid] = await unit.run(countApiKeys, { now });
        if ((valid?.count ?? 0) >= mostKeys) throw new Refusal('KEY_LIMIT');
        const [made] = await unit.run(addApiKey, {
          ...{ name: name.trim(), authorities, perMinute, now, employeeId: employee.id },
          digest: Buffer.from(digest, 'hex'),
          siteIds: sites === null ? null : await idsOf(unit, sites),
          expiresAt: new Date(now.getTime() + days * day),
        });
        if (made === undefined) throw new Refusal('TOKEN_TAKEN');
        const [row] = await unit.run(readApiKey, { id: made.id });
        requireFound(row);
        return { status: 200, body: present(row, now), target: { id: made.id } };
      }),
      endApiKey: command(context, async ({ path: { id }, employee, now }, unit) => {
        const ended = await unit.run(endApiKey, { id, now, employeeId: employee.id });
        if (ended.length === 0) throw new Refusal('NOT_FOUND');
        return { status: 204, target: { id } };
      }),
    } satisfies Partial<Handlers>,
  };
}

/** Refuses codes of no site: VALIDATION_FAILED. */
async function idsOf(unit: Unit, codes: readonly string[]): Promise<number[]> {
  const found = await unit.run(findSites, { codes });
  const known = new Set(found.map(({ code }) => code));
  const fields = codes.flatMap((code, index) =>
    known.has(code) ? [] : [{ field: `sites.${index}`, fault: 'choice' as const }],
  );
  if (fields.length > 0) throw new Refusal('VALIDATION_FAILED', { fields });
  return found.map(({ id }) => id);
}

function present({ maker, ...key }: ApiKeyRow, now: Date): components['schemas']['ApiKey'] {
  return { ...key, state: keyState({ ...key, maker }, now.toISOString()) };
}
