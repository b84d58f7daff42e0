import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import { contentSecurityPolicy } from '../http/securityHeaders.ts';
import { accepts } from './accepts.ts';
import { apiReference } from './apiReference.ts';
import { createPersonalPage } from './createPersonalPage.ts';
import { createPackedText } from './createPackedText.ts';
import { errorPages } from './errorPages.ts';
import { contractText } from '../http/contract.ts';
import { describeFailure } from '../telemetry/describeFailure.ts';
import { hashedName } from '../http/hashedName.ts';
import { keptShellFolder } from './keepShellFiles.ts';
import type { RegistryMemory } from './registryMemory.ts';
import { createServedRegistry, type RegistryPlaces } from './servedRegistry.ts';
import { comesWithCookies, createPageAnswers } from './pageAnswers.ts';
import { createShellPageSource } from './shellPage.ts';
import { watchReleases } from './watchReleases.ts';

const immutable = 'public, max-age=31536000, immutable';
const checked = 'no-cache';
const personal = 'private, no-store';
/** The modules that the shell offers to remotes, for their developers. */
const shellOffer = '/shell.json';
const serviceWorker = '/service-worker.js';
/** Files of the shell whose names never change. */
const namedFiles = [shellOffer, serviceWorker];
/** The worker that finds faces in the camera's pictures. */
const faceDetector = /\/face-detector\.[0-9a-f]+\.js$/;
const policy = 'content-security-policy';
const remoteFile = /^\/remote-[\w-]+\/[\w.+-]+\/[^/]+$/;

type ServedFiles = RegistryPlaces &
  Partial<Pick<Configuration, 'mapTiles' | 'remotesUrl'>> & { readonly allowsOverrides?: boolean };

/**
 * Serves the shell's page and files, the remotes, and the API reference.
 *
 * @param onRelease called within seconds when another registry is served
 */
export async function serveFiles(
  app: FastifyInstance,
  { mapTiles, remotesUrl = null, allowsOverrides = false, ...places }: ServedFiles,
  memory: RegistryMemory,
  onRelease: () => void = () => undefined,
): Promise<void> {
  const { shellDirectory } = places;
  const servedRegistry = createServedRegistry(places, memory, app.log);
  const { stop } = watchReleases(servedRegistry, onRelease, (fault) =>
    app.log.error({ failure: describeFailure(fault) }, 'The registry could not be watched'),
  );
  app.addHook('preClose', stop);
  const shellPage = createShellPageSource(shellDirectory, servedRegistry, {
    remotesUrl,
    allowsOverrides,
  });
  const personalPage = createPersonalPage(createPageAnswers(app));
  const pictureOrigins = mapTiles ? [mapTiles.origin] : [];
  app.get('/', async (request, reply) => {
    const page = await shellPage();
    if (page === null) return reply.callNotFound();
    const { inlineScripts } = page;
    reply
      .header('vary', 'accept-encoding')
      .header(
        policy,
        contentSecurityPolicy({ inlineScripts, pictureOrigins, remotesUrl, allowsOverrides }),
      );
    if (comesWithCookies(request)) {
      const isPacked = accepts(request, 'br');
      const html = await personalPage(request, page, isPacked);
      reply.header('cache-control', personal).type('text/html; charset=utf-8');
      if (html === null) return reply.send(page.html);
      if (isPacked) reply.header('content-encoding', 'br');
      return reply.send(html);
    }
    reply.headers({ 'cache-control': checked, etag: page.etag });
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    if (!accepts(request, 'br')) return reply.send(page.html);
    return reply.header('content-encoding', 'br').send(page.brotli);
  });

  app.get('/remotes/registry.json', async (request, reply) => {
    const { json, brotli, etag } = await servedRegistry();
    reply.headers({ 'cache-control': checked, etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json');
    if (!accepts(request, 'br')) return reply.send(json);
    return reply.header('content-encoding', 'br').send(brotli);
  });

  await serveBuiltFiles(app, places, remotesUrl);
  await serveReference(app);
}

const common = { decorateReply: false, cacheControl: false, index: false } as const;

/** The files of the shell and of the remotes. */
async function serveBuiltFiles(
  app: FastifyInstance,
  { shellDirectory, remoteStore }: RegistryPlaces,
  remotesUrl: string | null,
): Promise<void> {
  await app.register(fastifyStatic, {
    ...common,
    preCompressed: true,
    suppressWarning: true,
    // Files of other builds may be on another server.
    root: [path.resolve(shellDirectory), path.resolve(keptShellFolder(remoteStore))],
    prefix: '/',
    allowedPath: (name) =>
      namedFiles.includes(name) || (hashedName.test(name) && !name.includes('/.')),
    setHeaders: (reply, file) => {
      setCaching(reply, hashedName.test(file) ? immutable : checked);
      // A worker's policy comes with its own script.
      if (file.includes(serviceWorker)) reply.header(policy, contentSecurityPolicy({ remotesUrl }));
      if (faceDetector.test(file.replace(/\.br$/, '')))
        reply.header(policy, contentSecurityPolicy({ allowsPrograms: true }));
    },
  });
  await app.register(fastifyStatic, {
    ...common,
    preCompressed: true,
    root: path.resolve(remoteStore),
    prefix: '/remotes/',
    allowedPath: (name) => remoteFile.test(name),
    setHeaders: (reply) => setCaching(reply, immutable),
  });
}

/** `/api/docs` and a page for each error: without scripts, generated once from the contract. */
async function serveReference(app: FastifyInstance): Promise<void> {
  const html = 'text/html; charset=utf-8';
  app.get('/api/docs', createPackedText(apiReference(), html));
  const errors = new Map(
    [...errorPages()].map(([code, page]) => [code, createPackedText(page, html)]),
  );
  app.get<{ Params: { code?: string } }>('/api/docs/errors/:code?', (request, reply) => {
    const send = errors.get(request.params.code ?? '');
    return send === undefined ? reply.callNotFound() : send(request, reply);
  });
  app.get('/api/openapi.json', createPackedText(contractText, 'application/json'));
  await app.register(fastifyStatic, {
    ...common,
    root: fileURLToPath(new URL('./files/', import.meta.url)),
    prefix: '/api/docs/',
    setHeaders: (reply) => setCaching(reply, checked),
  });
}

function setCaching(reply: FastifyReply, caching: string): void {
  reply.header('cache-control', caching);
  reply.header('vary', 'accept-encoding');
}
