import { defaultFeatures } from 'shared-contracts/features';
import { beforeEach, expect, test } from 'vitest';
import { statement } from '../database/statement.ts';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const setFeature = statement<never, { name: string; value: string }>(
  'testSetFeature',
  `insert into feature_setting (name, value, changed_at) values ($name, $value, now())
   on conflict (name) do update set value = excluded.value`,
);
const clearFeatures = statement<never>('testClearFeatures', 'delete from feature_setting');

describeOnMemory(
  'The company',
  (server) => {
    let as = '';
    const set = async (name: string, value: unknown) => {
      await server.database.run(setFeature, { name, value: JSON.stringify(value) });
      server.push.publish({ type: 'features-changed', employeeIds: [] });
    };

    beforeEach(async () => {
      await server.database.run(clearFeatures);
      server.push.publish({ type: 'features-changed', employeeIds: [] });
      as = await logInAs(server, 'ella');
    });

    test('says how its pay cycles run, to whom it is licensed, and what its colours are', async () => {
      expect((await server.call('getPayCycle', { as })).body).toEqual({
        startDate: '2026-01-05',
        duration: 14,
        unit: 'DAYS',
      });
      expect((await server.call('getLicense', { as })).body).toEqual({
        name: 'Harbour Ltd',
        expiryDate: '2027-12-31',
      });
      expect((await server.call('getTheme')).body).toEqual({
        primary: '#0f6c5c',
        secondary: null,
        info: null,
        accent: null,
        error: null,
        warning: null,
        success: null,
      });
    });

    test('draws maps without pictures of the land unless its operator named some', async () => {
      expect((await server.call('getMap', { as })).body).toEqual({ tiles: null });
    });

    test('offers its languages, each by its own name', async () => {
      expect((await server.call('getLocales', { query: { lang: 'es' } })).body).toEqual([
        { locale: 'en', name: 'English' },
        { locale: 'de', name: 'Deutsch' },
        { locale: 'th', name: 'ไทย' },
      ]);
    });

    test('gives the reasons for a correction in its order and my language', async () => {
      const reasons = async (query: { lang?: 'de'; isShiftCorrectionReasons?: boolean }) => {
        const { body } = await server.call('getReasons', { query, as });
        return body.map(({ reasonName, description }) => [reasonName, description]);
      };
      expect(await reasons({})).toEqual([
        ['FORGOT', 'Forgot to clock'],
        ['FORGOT_BREAK', 'Forgot the break'],
        ['TRAVEL', 'On a journey'],
      ]);
      expect(await reasons({ lang: 'de', isShiftCorrectionReasons: true })).toEqual([
        ['FORGOT', 'Buchung vergessen'],
        ['TRAVEL', 'Auf Reisen'],
      ]);
      expect(await reasons({ lang: 'de', isShiftCorrectionReasons: false })).toEqual([
        ['FORGOT', 'Buchung vergessen'],
        ['FORGOT_BREAK', 'Forgot the break'],
      ]);
    });

    test('shows what waits first, and its own list or approved time where it says so', async () => {
      const statuses = async () =>
        (await server.call('getDefaultApprovalStatusFilter', { as })).body;
      expect(await statuses()).toEqual(['INCOMPLETE', 'PENDING_DELETE', 'PENDING']);
      await set('AUTO_APPROVAL', true);
      expect(await statuses()).toEqual(['INCOMPLETE', 'APPROVED']);
      await set('FILTER_BY_STATUS', true);
      expect(await statuses()).toEqual(['PENDING', 'REJECTED']);
    });

    test('has every switch and property, its own values in place of the defaults', async () => {
      expect((await server.call('getFeatures')).body).toEqual({
        ...defaultFeatures,
        isHrConnected: false,
        isBeingSetUp: true,
      });
      await set('TERMINAL', false);
      await set('MAXIMUM_MANAGER_EDIT_RANGE', 6);
      await set('SUBORDINATE_ORDER', 'employeeId');
      const { body } = await server.call('getFeatures', { query: { timeZoneOffset: 840 } });
      expect(body.features).toEqual({ ...defaultFeatures.features, TERMINAL: false });
      expect(body.properties).toMatchObject({
        MAXIMUM_MANAGER_EDIT_RANGE: 6,
        SUBORDINATE_ORDER: 'employeeId',
      });
    });

    test('is heard within seconds when it changes a switch and nobody says so', async () => {
      await server.call('getFeatures');
      await server.database.run(setFeature, { name: 'TERMINAL', value: 'false' });
      server.now = new Date(server.now.getTime() + 6_000);
      const { body } = await server.call('getFeatures');
      expect(body.features.TERMINAL).toBe(false);
    });

    test('keeps the default where a stored value is of the wrong kind or unknown', async () => {
      await set('TERMINAL', 'off');
      await set('CLOCK_OUT_UNDO_DELAY', true);
      await set('FORGOTTEN_SWITCH', true);
      expect((await server.call('getFeatures')).body).toEqual({
        ...defaultFeatures,
        isHrConnected: false,
        isBeingSetUp: true,
      });
    });

    test('refuses a function that it has switched off', async () => {
      await set('TERMINAL', false);
      const body = { terminalId: 'T-100', password: 'punctual' };
      expect((await server.call('logInTerminal', { body })).problem.code).toBe('FEATURE_OFF');
      await set('EMPLOYEE_WORK_SCHEDULES', false);
      const query = { startDate: '2026-03-02', endDate: '2026-03-08' };
      const answer = await server.call('getEmployeeAssignmentSummaries', { query, as });
      expect(answer.problem).toMatchObject({ status: 403, code: 'FEATURE_OFF' });
    });

    test.each(['-841', '841', '1.5', 'CET'])('knows no time zone offset %s', async (offset) => {
      const rawQuery = { timeZoneOffset: offset };
      const { problem } = await server.call('getFeatures', { rawQuery });
      expect(problem).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'timeZoneOffset' }],
      });
    });

    test('tells a stranger only what the log-in page needs', async () => {
      for (const id of [
        'getPayCycle',
        'getLicense',
        'getReasons',
        'getDefaultApprovalStatusFilter',
      ] as const) {
        expect((await server.call(id)).problem.code).toBe('NO_SESSION');
      }
      expect((await server.call('getVersion')).body.version).toMatch(/^\d+\.\d+\.\d+$/);
    });
  },
  { prepare: createTestCompany },
);

describeOnMemory('A server without a company', (server) => {
  test('has the product’s colours, languages and switches', async () => {
    expect((await server.call('getTheme')).body.primary).toBeNull();
    expect((await server.call('getLocales')).body.map(({ locale }) => locale)).toEqual([
      'en',
      'de',
      'es',
      'th',
    ]);
    expect((await server.call('getFeatures')).body).toEqual({
      ...defaultFeatures,
      isHrConnected: false,
      isBeingSetUp: true,
    });
  });
});
