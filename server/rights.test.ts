import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import type { OperationId } from './calls/calls.ts';
import { operations, type Operation, type ParameterDefinition } from './http/contract.ts';
import { allowed } from './testing/contractValues.ts';
import type { RightsRequest } from './testing/RightsRequest.ts';
import { rightsRequests } from './testing/rightsRequests.ts';
import { rightsTable } from './testing/rightsTable.ts';
import {
  allCallers,
  createRightsCompany,
  momentOfCalls,
  proofOf,
  restoreThings,
  type Caller,
} from './testing/rightsWorld.ts';
import { people } from './testing/testCompany.ts';
import { setFeatures } from './testing/testFeatures.ts';
import { describeOnMemory } from './testing/testServer.ts';

const [columns = '', ...paragraphs] = rightsTable.trim().split('\n\n');
const words = (text: string) => text.trim().split(/\s+/);
const rights = paragraphs.flatMap((paragraph) => {
  const [sentence = '', cells = '', ...calls] = paragraph.split('\n');
  const names = words(columns);
  const expected = Object.fromEntries<string>(
    words(cells).map((cell, index) => [names[index] ?? '', cell]),
  );
  return words(calls.join(' ')).map((call) => ({ call, sentence, expected }));
});

/** A stream that goes on until its reader leaves; `serveEvents.test.ts` tells who opens it. */
const streams: readonly string[] = ['listenToEvents'];

test('the table of rights names each caller and each call of the contract', () => {
  expect(words(columns)).toEqual(allCallers.map(({ name }) => name));
  const calls = rights.map(({ call }) => call);
  expect(new Set(calls).size).toBe(calls.length);
  const asked = [...operations.keys(), ...Object.keys(rightsRequests(0))];
  const isInTable = new Set([...calls, ...streams]);
  expect(asked.filter((call) => !isInTable.has(call))).toEqual([]);
});

describeOnMemory(
  'Who may',
  (server) => {
    beforeAll(async () => {
      server.now = momentOfCalls;
      const switches = [...operations.values()].flatMap(({ features }) => features);
      await setFeatures(server, Object.fromEntries(switches.map((name) => [name, true])));
      await restoreThings(server);
    });

    test.each(rights)('$call: $sentence', async ({ call, sentence, expected }) => {
      const wrong: string[] = [];
      for (const caller of allCallers) {
        const answer = await answerTo(call, caller);
        const right = expected[caller.name] ?? '';
        if (answer !== right) wrong.push(`${caller.name} gets ${answer} and not ${right}`);
      }
      expect(wrong, sentence).toEqual([]);
    });

    async function answerTo(call: string, caller: Caller): Promise<string> {
      if (call.startsWith('/')) return answerAt(call, caller);
      const id = idOf(call);
      const operation = operations.get(id);
      if (operation === undefined) throw new Error(`The contract has no call ${id}.`);
      const request = rightsRequests(caller.id)[call] ?? {};
      const content = operation.definition.requestBody?.content?.['application/json'];
      const answer = await server.call(id, {
        rawPath: { ...smallest(operation, 'path'), ...texts(request.path) },
        rawQuery: { ...smallest(operation, 'query'), ...texts(request.query) },
        rawBody: request.body ?? (content && allowed(content.schema)),
        ...proofOf(caller),
      });
      if (answer.status < 400 && operation.method !== 'GET') await restoreThings(server);
      const code = answer.status < 400 ? null : answer.problem.code;
      return cellOf(textOf(answer.bytes), code, request);
    }

    /** The answer at an address that is no call of the contract. */
    async function answerAt(url: string, caller: Caller): Promise<string> {
      const { as = '', asTerminal = '', headers = {} } = proofOf(caller);
      const cookies = { 'access-token': as, 'terminal-access-token': asTerminal };
      const { statusCode } = await server.app.inject({ method: 'GET', url, cookies, headers });
      return statusCode < 400 ? 'yes' : String(statusCode);
    }
  },
  // Several callers try a code that is none.
  { prepare: createRightsCompany, settings: { LIMIT_LOGIN_FAILURES_PER_ACCOUNT: '100' } },
);

const statuses: Readonly<Record<string, string>> = {
  ...{ NO_SESSION: '401', KEY_NOT_VALID: '401' },
  ...{ ACCESS_DENIED: '403', KEY_NOT_ALLOWED: '403', NOT_FOUND: '404' },
};

function cellOf(text: string, code: string | null, { shows, refuses, reaches }: RightsRequest) {
  if (refuses !== undefined && text.includes(refuses)) return 'no';
  if (code === null) return shows === undefined || text.includes(shows) ? 'yes' : 'none';
  if (code === reaches) return 'yes';
  return statuses[code] ?? code;
}

function idOf(call: string): OperationId {
  const name = call.replace(/\(.*/, '');
  const id = [...operations.keys()].find((each) => each === name);
  if (id === undefined) throw new Error(`The contract has no call ${name}.`);
  return id;
}

/** The required parameters: Ella's id, and the smallest values of the contract. */
function smallest({ definition }: Operation, place: ParameterDefinition['in']) {
  const required = definition.parameters.filter(
    (parameter) => parameter.in === place && parameter.required === true,
  );
  return Object.fromEntries(
    required.map(({ name, schema }) => {
      const isPerson = name === 'id' || name === 'sub';
      return [name, String(isPerson ? people.ella.id : allowed(schema))];
    }),
  );
}

function texts(values: RightsRequest['path'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** The text of an answer; of a spreadsheet or archive that of its files. */
function textOf(bytes: Buffer): string {
  if (!bytes.subarray(0, 2).equals(Buffer.from('PK'))) return bytes.toString();
  return Object.values(unzipSync(bytes))
    .map((file) => strFromU8(file))
    .join('\n');
}
