import type { FastifyRequest } from 'fastify';
import { Refusal } from '../calls/refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts forms from pages of the sign-on provider: their content is signed. */
    readonly takesForeignForms?: true;
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a browser sends from another site's page (FOREIGN_ORIGIN). Clients other than
 * browsers send neither header and are allowed: they hold nobody's cookies.
 */
export function requireSameOrigin(request: FastifyRequest): void {
  if (reading.has(request.method) || request.routeOptions.config.takesForeignForms) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse();
  const { origin } = request.headers;
  if (origin !== undefined && origin !== `${request.protocol}://${request.host}`) refuse();
}

function refuse(): never {
  throw new Refusal('FOREIGN_ORIGIN');
}
