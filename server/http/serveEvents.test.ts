import { expect, test } from 'vitest';
import type { EmployeeActor } from '../calls/actor.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const signedIn = new Set(['anna', 'ben']);
const actors: Readonly<Record<string, EmployeeActor>> = {
  anna: {
    kind: 'employee',
    id: 1,
    sessionId: 1,
    mustChangePassword: false,
    authorities: new Set(),
  },
  ben: { kind: 'employee', id: 2, sessionId: 2, mustChangePassword: false, authorities: new Set() },
};

describeOnMemory(
  'The stream of events',
  (server) => {
    /** Opens a stream over a real connection; `next` waits for text in it. */
    async function open(token: string, accept = 'text/event-stream') {
      if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
      const bound = server.app.server.address();
      const port = typeof bound === 'object' ? bound?.port : 0;
      const answer = await fetch(`http://127.0.0.1:${port}/api/events`, {
        headers: { cookie: `access-token=${token}`, accept },
      });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      const read = async (until: (text: string, done: boolean) => boolean) => {
        for (let done = false; !until(text, done);) {
          const chunk = await reader?.read();
          done = chunk?.done ?? true;
          text += chunk?.value ?? '';
          if (done && !until(text, done)) throw new Error(`The stream ended: ${text}`);
        }
        return text;
      };
      return {
        status: answer.status,
        headers: answer.headers,
        next: (part: string) => read((seen) => seen.includes(part)),
        end: () => read((_, done) => done),
      };
    }

    test('tells everybody of changed features', async () => {
      const [anna, ben] = await Promise.all([open('anna'), open('ben')]);
      await Promise.all([anna.next('event: open'), ben.next('event: open')]);
      server.push.publish({ type: 'features-changed', employeeIds: [] });
      await Promise.all([anna.next('features-changed'), ben.next('features-changed')]);
    });

    test('tells a page that was about to listen, and no later one', async () => {
      server.push.publish({ type: 'features-changed', employeeIds: [] });
      const early = await open('anna');
      await early.next('features-changed');
      server.now = new Date(server.now.getTime() + 60_000);
      const late = await open('anna');
      server.push.publish({ type: 'time-pairs-changed', employeeIds: [1] });
      expect(await late.next('time-pairs-changed')).not.toContain('features-changed');
    });

    test('tells people what concerns them, and names nobody else', async () => {
      const [anna, ben] = await Promise.all([open('anna'), open('ben')]);
      await Promise.all([anna.next('event: open'), ben.next('event: open')]);
      server.push.publish({ type: 'time-pairs-changed', employeeIds: [1, 3] });
      server.push.publish({ type: 'schedules-changed', employeeIds: [2] });
      const heard = await anna.next('time-pairs-changed');
      expect(heard).toContain('data: {"type":"time-pairs-changed","employeeIds":[1]}');
      expect(await ben.next('schedules-changed')).not.toContain('time-pairs-changed');
    });

    test('carries the security headers and is never stored', async () => {
      const { headers } = await open('anna');
      expect(headers.get('content-type')).toContain('text/event-stream');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toContain('no-');
    });

    test('ends with the session', async () => {
      const ben = await open('ben');
      await ben.next('event: open');
      signedIn.delete('ben');
      server.push.publish({ type: 'session-ended', employeeIds: [2] });
      expect(await ben.end()).toContain('session-ended');
    });

    test('comes whatever the caller says to accept', async () => {
      const anna = await open('anna', 'application/json');
      expect(await anna.next('event: open')).toContain('retry:');
    });

    test('is not for strangers', async () => {
      expect((await open('nobody')).status).toBe(401);
    });
  },
  {
    domains: () => ({
      handlers: {},
      sessions: {
        findEmployee: (token) =>
          Promise.resolve(signedIn.has(token) ? (actors[token] ?? null) : null),
        findTerminal: () => Promise.resolve(null),
      },
      isFeatureOn: () => Promise.resolve(true),
    }),
  },
);
