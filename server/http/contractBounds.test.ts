import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createDomains } from '../createDomains.ts';
import { allowed, follow, outsideOfBody, outsideOfText } from '../testing/contractValues.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { contentOf } from '../testing/testCalls.ts';
import { formType, operations, type Operation, type ParameterDefinition } from './contract.ts';
import type { Problem } from './problem.ts';

const everything = new Set([...operations.values()].flatMap(({ authorities }) => authorities));
const employee = {
  kind: 'employee',
  id: 1,
  sessionId: 1,
  mustChangePassword: false,
  authorities: everything,
} as const;
const terminal = {
  kind: 'terminal',
  id: 1,
  sessionId: 2,
  place: { geofenceId: null, timeZone: 'UTC' },
} as const;

describeOnMemory(
  'A value outside the bounds of the contract is refused, and its field is named, in',
  (server) => {
    test.each([...operations.values()].map((operation) => [operation.id, operation] as const))(
      '%s',
      async (_, operation) => {
        for (const { field, ...parts } of outside(operation)) {
          const answer = await server.app.inject(await requestOf(operation, parts));
          const problem = answer.json<Problem>();
          const said = `${field} of ${answer.body} for ${JSON.stringify(parts).slice(0, 300)}`;
          expect(problem.code, said).toBe('VALIDATION_FAILED');
          const named = problem.fields?.map((fault) => fault.field) ?? [];
          expect(
            named.some((name) => `${name}.`.startsWith(`${field}.`)),
            said,
          ).toBe(true);
        }
      },
    );
  },
  {
    domains: (context) => ({
      ...createDomains(context),
      sessions: {
        findEmployee: () => Promise.resolve(employee),
        findTerminal: () => Promise.resolve(terminal),
      },
      isFeatureOn: () => Promise.resolve(true),
    }),
  },
);

/** What replaces the allowed values of a request. */
interface Parts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Requests that are right but for one field. */
function outside({ definition, ...operation }: Operation): (Parts & { readonly field: string })[] {
  const schema = bodySchema({ definition, ...operation });
  const bodies = schema === undefined ? [] : outsideOfBody(schema);
  return [
    ...bodies.map(({ field, whole }) => ({ field, body: whole })),
    ...definition.parameters.flatMap(({ name, in: place, schema: ofParameter }) =>
      outsideOfText(ofParameter)
        // A path with more in it is not read at all.
        .filter((text) => place !== 'path' || text.length <= 100)
        .map((text) => {
          const part = place === 'header' ? 'headers' : place;
          return { field: name, [part]: { [name]: text } };
        }),
    ),
  ];
}

async function requestOf(
  operation: Operation,
  { path, query, headers, body }: Parts,
): Promise<InjectOptions> {
  const own = operation.definition.parameters;
  const texts = (place: ParameterDefinition['in']) =>
    own
      .filter((parameter) => parameter.in === place && parameter.required === true)
      .map(({ name, schema }) => [name, String(allowed(schema))]);
  const inPath: Readonly<Record<string, string>> = {
    ...Object.fromEntries(texts('path')),
    ...path,
  };
  const schema = bodySchema(operation);
  const payload = body === undefined && schema !== undefined ? allowed(schema) : body;
  const sent = operation.takesForm ? await formOf(operation) : json(payload);
  return {
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(inPath[name] ?? ''),
    ),
    query: { ...Object.fromEntries(texts('query')), ...query },
    headers: {
      ...Object.fromEntries(texts('header')),
      ...sent.headers,
      ...headers,
    },
    cookies: { 'access-token': 'x', 'terminal-access-token': 'x' },
    ...(sent.payload === undefined ? {} : { payload: sent.payload }),
  };
}

type Sent = Pick<InjectOptions, 'headers' | 'payload'>;

function json(body: unknown): Sent {
  if (body === undefined) return {};
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}

/** A form with allowed fields; they are text or files, and have tests of their own. */
async function formOf({ definition: { requestBody } }: Operation): Promise<Sent> {
  const schema = requestBody?.content?.[formType]?.schema;
  const { properties = {} } = follow<{ properties?: Record<string, unknown> }>(schema);
  const fields = Object.entries(properties).map(([name, field]) => {
    const { format } = follow<{ format?: string }>(field);
    return [name, format === 'binary' ? Buffer.from('picture') : allowed(field)];
  });
  return contentOf(Object.fromEntries(fields));
}

function bodySchema({ definition: { requestBody } }: Operation): unknown {
  return requestBody?.content['application/json']?.schema;
}
