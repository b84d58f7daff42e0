import type { FastifyInstance, FastifyRequest } from 'fastify';
import { resourceTypes, schemas, serviceProviderConfig } from '../rules/descriptions.ts';
import { ScimFault } from '../rules/scimFault.ts';

interface Described {
  readonly id: string;
  readonly meta: { readonly resourceType: string };
}

/** Describes the supported schemas and features (RFC 7644, 4). */
export function serveDescriptions(scope: FastifyInstance): void {
  scope.get('/ServiceProviderConfig', (request) =>
    located(serviceProviderConfig, request, '/ServiceProviderConfig'),
  );
  serveAll(scope, '/ResourceTypes', resourceTypes);
  serveAll(scope, '/Schemas', schemas);
}

function serveAll(scope: FastifyInstance, path: string, all: readonly Described[]): void {
  scope.get(path, (request) => {
    // Required by RFC 7644, 4, so that nobody takes a part for the whole.
    if ('filter' in queryOf(request))
      throw new ScimFault(403, 'These resources cannot be filtered.');
    const resources = all.map((each) => located(each, request, `${path}/${each.id}`));
    return listOf(resources, { total: resources.length, startIndex: 1 });
  });
  scope.get<{ Params: { readonly id: string } }>(`${path}/:id`, (request) => {
    const found = all.find(({ id }) => id === request.params.id);
    if (found === undefined) throw new ScimFault(404, 'There is no such description.');
    return located(found, request, `${path}/${found.id}`);
  });
}

function located<Resource extends { readonly meta: object }>(
  resource: Resource,
  request: FastifyRequest,
  path: string,
) {
  return { ...resource, meta: { ...resource.meta, location: `${baseOf(request)}${path}` } };
}

/** The address at which the caller reached this server. */
export function baseOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}/scim/v2`;
}

export function queryOf({ query }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const entries: [string, unknown][] = Object.entries(query ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function listOf(
  resources: readonly object[],
  { total, startIndex }: { readonly total: number; readonly startIndex: number },
) {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    ...{ totalResults: total, startIndex, itemsPerPage: resources.length },
    Resources: resources,
  };
}
