import { expect, test } from 'vitest';
import { cpuOf } from '../testing/cpuOf.ts';
import { describeOnMemory } from '../testing/testServer.ts';

describeOnMemory('Cookies', (server) => {
  test('with escapes that are none cost next to nothing', async () => {
    const cookie = Array.from({ length: 2_000 }, (_, at) => `${at}=%4`).join(';');
    const ask = () => server.app.inject({ url: '/api/health', headers: { cookie } });
    expect((await ask()).statusCode).toBe(200);
    const times = 20;
    const { cpu } = await cpuOf(async () => {
      for (let asked = 0; asked < times; asked += 1) await ask();
    });
    expect(cpu / times).toBeLessThan(3);
  });
});
