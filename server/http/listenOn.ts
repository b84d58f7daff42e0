import { once } from 'node:events';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartRefused } from '../configuration/configuration.ts';

/** The address of the listening app. */
export interface Listener {
  /** For example `http://localhost:4000`. */
  readonly address: string;
  /**
   * Stops accepting connections, answers requests in flight, and then closes each connection, which
   * browsers and proxies would otherwise keep reusing.
   */
  close(): Promise<void>;
}

const sweepEvery = 50;

/**
 * Listens on an address of this machine. `localhost` means 127.0.0.1 and, if available, ::1; `::`
 * means every IPv4 and IPv6 address. Throws `StartRefused` if the address cannot be used.
 */
export async function listenOn(
  app: FastifyInstance,
  host: string,
  port: number,
): Promise<Listener> {
  const { level } = app.log;
  app.log.level = 'warn';
  try {
    await listen(app, host, port);
    const bound = app.server.address();
    const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
    const second = host === 'localhost' ? await listenOnIpv6(app, boundPort) : null;
    return { address: `http://${hostInUrl(host)}:${boundPort}`, close: () => drain(app, second) };
  } catch (error) {
    throw refusalOf(error, host, port);
  } finally {
    app.log.level = level;
  }
}

async function drain(app: FastifyInstance, second: net.Server | null): Promise<void> {
  second?.close();
  const sweeping = setInterval(() => app.server.closeIdleConnections(), sweepEvery);
  try {
    await app.close();
  } finally {
    clearInterval(sweeping);
  }
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  if (host === 'localhost') {
    await app.listen({ port, host: '127.0.0.1' });
    return;
  }
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (host !== '::' || !isWithoutIpv6(error)) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}

/** Accepts connections of ::1 for the same app; does nothing on machines without IPv6. */
async function listenOnIpv6(app: FastifyInstance, port: number): Promise<net.Server | null> {
  const server = net.createServer((socket) => app.server.emit('connection', socket));
  server.maxConnections = app.server.maxConnections;
  server.on('drop', (dropped) => app.server.emit('drop', dropped));
  try {
    server.listen({ port, host: '::1', ipv6Only: true });
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (isWithoutIpv6(error)) return null;
    throw error;
  }
}

function isWithoutIpv6(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(codeOf(error));
}

/** Turns a system error about an address into a sentence. */
function refusalOf(error: unknown, host: string, port: number): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartRefused(`Port ${port} is in use: set PORT to another one, or to 0 for any.`);
  }
  if (code === 'EACCES') {
    return new StartRefused(
      `Port ${port} cannot be opened by this user: set PORT to one above 1023.`,
    );
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return new StartRefused(`HOST must be an address of this machine, not "${host}".`);
  }
  return error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function hostInUrl(host: string): string {
  if (host === '::' || host === '0.0.0.0') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
