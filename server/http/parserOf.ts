import type { Socket } from 'node:net';

/** Node's undocumented parser of the connection; null once it has been released. */
export function parserOf(socket: Socket): object | null {
  const parser: unknown = 'parser' in socket ? socket.parser : null;
  return typeof parser === 'object' ? parser : null;
}
