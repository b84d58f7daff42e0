import { expect, test } from 'vitest';
import { allowed } from '../testing/contractValues.ts';
import { cpuOf, mostCpu } from '../testing/cpuOf.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { withEveryRight } from '../testing/withEveryRight.ts';
import { operations, type Operation } from './contract.ts';

const takingJson = [...operations.values()].filter(
  ({ definition }) => definition.requestBody?.content?.['application/json'] !== undefined,
);

/** Of bodies that do not ask for more. */
const usual = 64 * 1024;

/** JSON that costs as much as its length allows, around a body that is right. */
function worstBodies({ definition }: Operation, longest: number): ReadonlyMap<string, string> {
  const right: unknown = allowed(definition.requestBody?.content?.['application/json']?.schema);
  const fields = typeof right === 'object' && right !== null ? { ...right } : {};
  const room = longest - JSON.stringify(fields).length - 1_000;
  const zeros = Array.from({ length: Math.floor(room / 2) }, () => 0);
  const objects = Array.from({ length: Math.floor(room / 3) }, () => ({}));
  const unknown = Array.from({ length: Math.floor(room / 10) }, (_, index) => [`k${index}`, 0]);
  const text = 'x'.repeat(room);
  const filled = Object.keys(fields).flatMap((name): [string, string][] => [
    [`zeros as ${name}`, JSON.stringify({ ...fields, [name]: zeros })],
    [`objects as ${name}`, JSON.stringify({ ...fields, [name]: objects })],
    [`a long text as ${name}`, JSON.stringify({ ...fields, [name]: text })],
  ]);
  return new Map([
    ['nested lists', '['.repeat(longest / 2) + ']'.repeat(longest / 2)],
    ['nested objects', '{"__proto__":'.repeat(longest / 14) + '0' + '}'.repeat(longest / 14)],
    ['escapes', `{"a":"${'\\u0041'.repeat(room / 6)}","constructor":0}`],
    ['a long number', `{"a":${'9'.repeat(room)}}`],
    ['unknown fields', JSON.stringify({ ...fields, ...Object.fromEntries(unknown) })],
    ['a list of zeros', JSON.stringify(zeros)],
    ['a list of objects', JSON.stringify(objects)],
    ...filled,
  ]);
}

describeOnMemory(
  'No body holds the server up',
  (server) => {
    test.each(takingJson.map((operation) => [operation.id, operation] as const))(
      'of %s',
      async (_, operation) => {
        const send = (payload: string) =>
          server.app.inject({
            // oxlint-disable-next-line typescript/consistent-type-assertions -- a method of the contract
            method: operation.method as 'POST',
            url: operation.path.replaceAll(/\{\w+\}/g, '1'),
            cookies: { 'access-token': 'x', 'terminal-access-token': 'x' },
            headers: { 'content-type': 'application/json' },
            payload,
          });
        // The first body that does not fit compiles the schema.
        await send('0');
        const longest = operation.longestBody ?? usual;
        for (const [shape, payload] of worstBodies(operation, longest)) {
          const { cpu, result } = await cpuOf(() => send(payload));
          expect(result.statusCode, shape).toBeLessThan(500);
          expect(cpu, shape).toBeLessThan(mostCpu);
        }
      },
    );
  },
  withEveryRight,
);
