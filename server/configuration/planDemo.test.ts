import { describe, expect, test } from 'vitest';
import { parseConfiguration } from './parseConfiguration.ts';
import { hasHrSystem, planDemo, type Holding } from './planDemo.ts';

type Settings = Parameters<typeof planDemo>[0];

const plan = (settings: Omit<Settings, 'trustedProxies'>, holding: Holding) =>
  planDemo({ trustedProxies: [], ...settings }, holding);

describe('Demo data', () => {
  test('are made where there is nothing, for this machine only', () => {
    expect(plan({ demo: 'auto', host: null }, 'nothing')).toEqual({
      demo: true,
      host: 'localhost',
    });
  });

  test('stay out of a real company, which everybody may reach', () => {
    expect(plan({ demo: 'auto', host: null }, 'company')).toEqual({ demo: false, host: '::' });
  });

  test('are shown to others only when told in so many words', () => {
    const others = { host: '0.0.0.0' };
    expect(() => plan({ demo: 'auto', ...others }, 'demo')).toThrow('set DEMO=exposed');
    expect(() => plan({ demo: 'loopback', ...others }, 'nothing')).toThrow('set DEMO=exposed');
    expect(plan({ demo: 'exposed', ...others }, 'demo')).toEqual({
      demo: true,
      host: '0.0.0.0',
    });
  });

  test('are not for those who come through a proxy', () => {
    const behind = { host: null, trustedProxies: ['127.0.0.1'] };
    for (const demo of ['auto', 'loopback'] as const) {
      expect(() => planDemo({ demo, ...behind }, 'demo')).toThrow('TRUST_PROXY is set');
    }
    expect(planDemo({ demo: 'exposed', ...behind }, 'demo').demo).toBe(true);
    expect(planDemo({ demo: 'auto', ...behind }, 'company').demo).toBe(false);
  });

  test.each(['127.0.0.1', '::1', 'localhost'])('may be reached at %s', (host) => {
    expect(plan({ demo: 'loopback', host }, 'demo')).toEqual({ demo: true, host });
  });

  test('do not mix with what is there', () => {
    expect(() => plan({ demo: 'off', host: null }, 'demo')).toThrow('holds the demo company');
    expect(() => plan({ demo: 'loopback', host: null }, 'company')).toThrow('holds a real one');
  });
});

describe('An HR system', () => {
  const connected = (settings: Readonly<Record<string, string>>, holding: 'company' | 'demo') =>
    hasHrSystem(parseConfiguration(settings), holding);

  test('is connected to the demo company, and to a real one by name only', () => {
    expect([connected({}, 'demo'), connected({}, 'company')]).toEqual([true, false]);
    expect(connected({ HR_SYSTEM: 'simulated' }, 'company')).toBe(true);
    const named = {
      ...{ HR_SYSTEM: 'successfactors', SUCCESSFACTORS_URL: 'https://api4.example.com' },
      ...{ SUCCESSFACTORS_COMPANY: 'ACME', SUCCESSFACTORS_USER: 'API' },
      SUCCESSFACTORS_PASSWORD: 'x',
    };
    expect(connected(named, 'company')).toBe(true);
  });
});
