import { beforeEach, expect, test } from 'vitest';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import type { FeatureValue } from './rules/featureValues.ts';

describeOnMemory(
  'The feature console',
  (server) => {
    let as = '';
    const settingOf = async (name: string) =>
      (await server.call('getFeatureSettings', { as })).body.find((each) => each.name === name);
    const change = (name: string, value: FeatureValue | null) =>
      server.call('changeFeature', { path: { name }, body: { value }, as });
    const changesOf = async (name: string) =>
      (await server.call('getFeatureChanges', { query: { name }, as })).body;

    beforeEach(async () => {
      await setFeatures(server, {});
      as = await logInAs(server, 'dora');
    });

    test('does not switch on single sign-on where the server knows no provider', async () => {
      for (const name of ['SAML_AUTH', 'SAML_GLOBAL_LOGOUT']) {
        const { problem } = await change(name, true);
        expect(problem.code).toBe('NO_SIGN_ON_PROVIDER');
        await setFeatures(server, { [name]: true });
        const { body } = await server.call('getFeatures');
        expect(body.features).toMatchObject({ [name]: false });
        expect((await change(name, null)).status).toBe(200);
      }
    });

    test('lists every switch and property with its default', async () => {
      const { body } = await server.call('getFeatureSettings', { as });
      expect(body).toHaveLength(71);
      expect(await settingOf('SUBORDINATE_ORDER')).toEqual({
        name: 'SUBORDINATE_ORDER',
        kind: 'PROPERTY',
        type: 'string',
        choices: ['lastName', 'employeeId'],
        value: 'lastName',
        default: 'lastName',
        changedAt: null,
        changedBy: null,
      });
    });

    test('says who changed it and when, and everybody has it at once', async () => {
      await server.call('getFeatures');
      server.published.length = 0;
      expect((await change('OVERTIME', false)).body.value).toBe(false);
      expect((await server.call('getFeatures')).body.features.OVERTIME).toBe(false);
      expect(server.published).toEqual([{ type: 'features-changed', employeeIds: [] }]);
      expect(await settingOf('OVERTIME')).toMatchObject({
        value: false,
        default: true,
        changedBy: 'Dora Vega',
        changedAt: server.now.toISOString(),
      });
    });

    test('keeps every change with what it was before', async () => {
      await change('MEAL_INTERVAL', 240);
      await change('MEAL_INTERVAL', 240);
      await change('MEAL_INTERVAL', null);
      const changes = await changesOf('MEAL_INTERVAL');
      expect(changes.map(({ from, to, changedBy }) => [from, to, changedBy])).toEqual([
        [240, 300, 'Dora Vega'],
        [300, 240, 'Dora Vega'],
      ]);
    });

    test('follows the default again when it is set to that', async () => {
      await change('MISSED_CLOCK_IN_THRESHOLD', -1);
      expect((await change('MISSED_CLOCK_IN_THRESHOLD', 5)).body.value).toBe(5);
      expect((await server.call('getFeatures')).body.properties.MISSED_CLOCK_IN_THRESHOLD).toBe(5);
    });

    test.each([
      ['OVERTIME', 'on'],
      ['MEAL_INTERVAL', true],
      ['MEAL_INTERVAL', 1441],
      ['MEAL_INTERVAL', -1],
      ['SUBORDINATE_ORDER', 'shoeSize'],
      ['NON_WORKING_DAY_SCHEDULE_CLOCK', 7],
    ])('refuses a value that %s cannot have: %s', async (name, value) => {
      const { problem } = await change(name, value);
      expect(problem.code).toBe('VALIDATION_FAILED');
      expect(problem.fields?.[0]?.field).toBe('value');
      expect((await changesOf(name)).some(({ to }) => to === value)).toBe(false);
    });

    test('knows no other names', async () => {
      expect((await change('WORLD_PEACE', true)).problem.code).toBe('NOT_FOUND');
    });

    test('is for developer admins alone', async () => {
      as = await logInAs(server, 'max');
      expect((await change('OVERTIME', false)).problem.code).toBe('ACCESS_DENIED');
      const read = await server.call('getFeatureSettings', { as });
      expect(read.problem.code).toBe('ACCESS_DENIED');
      expect((await server.call('getFeatureChanges', { as })).problem.code).toBe('ACCESS_DENIED');
    });
  },
  { prepare: createTestCompany },
);
