import { createHash } from 'node:crypto';
import type { ScimUser } from '../data/createScimUsers.ts';
import { coreUrn, enterpriseUrn, pathOf } from '../rules/attributes.ts';

/** A user as a SCIM resource (RFC 7643, 4). */
export function presentUser(user: ScimUser, base: string): Readonly<Record<string, unknown>> {
  const { id, externalId, userName, givenName, familyName, email, active, employeeNumber } = user;
  const { title, timezone, manager, ...enterprise } = user.work;
  const formatted = `${givenName} ${familyName}`;
  return {
    schemas: [coreUrn, enterpriseUrn],
    id: String(id),
    ...(externalId === null ? {} : { externalId }),
    userName,
    name: { givenName, familyName, formatted },
    ...{ displayName: formatted, active },
    ...(email === null ? {} : { emails: [{ value: email, type: 'work', primary: true }] }),
    ...(title === undefined ? {} : { title }),
    ...(timezone === undefined ? {} : { timezone }),
    [enterpriseUrn]: {
      employeeNumber,
      ...enterprise,
      ...(manager === undefined ? {} : { manager: { value: manager } }),
    },
    meta: { resourceType: 'User', location: `${base}/Users/${id}`, version: versionOf(user) },
  };
}

/** Changes whenever the resource changes (RFC 7644, 3.14). */
export function versionOf(user: ScimUser): string {
  const digest = createHash('sha256').update(JSON.stringify(user)).digest('base64url');
  return `W/"${digest.slice(0, 22)}"`;
}

/**
 * The part of a resource that `attributes` and `excludedAttributes` select (RFC 7644, 3.9), by
 * whole attributes.
 */
export function chosenOf(
  resource: Readonly<Record<string, unknown>>,
  { attributes, excludedAttributes }: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, unknown>> {
  const wanted = attributes === undefined ? null : namesIn(attributes);
  const unwanted = namesIn(excludedAttributes ?? '');
  const always = new Set(['schemas', 'id']);
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      const key = pathOf(name);
      if (always.has(key)) return true;
      return wanted === null ? !unwanted.has(key) : wanted.has(key);
    }),
  );
}

/**
 * `name.givenName` and `urn:…:User:employeeNumber` select the whole attribute that contains them.
 */
function namesIn(list: string): ReadonlySet<string> {
  const enterprise = pathOf(enterpriseUrn);
  const whole = (path: string) =>
    path.startsWith(enterprise) ? enterprise : (path.split('.')[0] ?? '');
  return new Set(list.split(',').map((name) => whole(pathOf(name.trim()))));
}
