import { expect, test } from 'vitest';
import { leastCpuOf } from '../testing/cpuOf.ts';
import { describeOnMemory } from '../testing/testServer.ts';

describeOnMemory('Cookies', (server) => {
  test('with escapes that are none cost next to nothing', async () => {
    const cookie = Array.from({ length: 2_000 }, (_, at) => `${at}=%4`).join(';');
    const ask = () => server.app.inject({ url: '/api/health', headers: { cookie } });
    expect((await ask()).statusCode).toBe(200);
    expect(await leastCpuOf(20, ask)).toBeLessThan(3);
  });
});
