import { wrong } from './scimFault.ts';

export const coreUrn = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterpriseUrn = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

const core = `${coreUrn.toLowerCase()}:`;
const enterprise = enterpriseUrn.toLowerCase();

/** The values of a resource by lower-case path: paths are case-insensitive. */
export type Attributes = ReadonlyMap<string, unknown>;

/** Normalizes `userName`, `name.givenName` or `urn:…:User:employeeNumber` for comparison. */
export function pathOf(name: string): string {
  const path = name.toLowerCase();
  return path.startsWith(core) ? path.slice(core.length) : path;
}

export const employeeNumberPath = pathOf(`${enterpriseUrn}:employeeNumber`);

/**
 * The attributes of a resource or a part of one: nested, as in resources, or with full paths as
 * names, as Entra ID sends them. @throws ScimFault
 */
export function attributesOf(resource: unknown): Attributes {
  if (!isObject(resource)) throw wrong('invalidSyntax', 'Attributes must be a JSON object.');
  const found = new Map<string, unknown>();
  for (const [name, value] of Object.entries(resource)) {
    const path = pathOf(name);
    const isWhole = (path === 'name' || path === enterprise) && isObject(value);
    if (!isWhole) found.set(path, value);
    else for (const [inner, part] of Object.entries(value)) found.set(joined(path, inner), part);
  }
  return found;
}

function joined(path: string, inner: string): string {
  return `${path}${path === enterprise ? ':' : '.'}${inner.toLowerCase()}`;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
