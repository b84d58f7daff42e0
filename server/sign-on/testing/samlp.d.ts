/** The parts of the identity provider that the tests use; the package has no types. */
declare module 'samlp' {
  import type { IncomingMessage } from 'node:http';

  export interface Asked extends IncomingMessage {
    query: Record<string, string>;
    body: Record<string, string>;
    session: object;
    user?: unknown;
  }
  export interface Answering {
    set(name: string, value: string): void;
    send(body: string | number): void;
    redirect(address: string): void;
  }
  type Middleware = (request: Asked, response: Answering, next: (error?: unknown) => void) => void;

  const samlp: {
    auth(options: object): Middleware;
    logout(options: object): Middleware;
  };
  export default samlp;
}
