import { expect, test } from 'vitest';
import { parseConfiguration } from '../../configuration/parseConfiguration.ts';
import { createTestCompany } from '../../testing/testCompany.ts';
import { describeOnMemory } from '../../testing/testServer.ts';
import { openHrSystem } from './openHrSystem.ts';

describeOnMemory(
  'A real company',
  (server) => {
    test('has no HR system until one is named, so that nothing seems delivered', async () => {
      expect(await openHrSystem(server.database, parseConfiguration({}))).toBeNull();
      const named = parseConfiguration({ HR_SYSTEM: 'simulated' });
      expect(await openHrSystem(server.database, named)).not.toBeNull();
    });

    test('tells its pages that none is connected', async () => {
      expect((await server.call('getFeatures')).body.isHrConnected).toBe(false);
    });
  },
  { prepare: createTestCompany },
);
