import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const work = (startTime: string, endTime: string, minuteDuration: number) => ({
  category: 'SCHEDULED_WORKING_TIME',
  startTime,
  endTime,
  minuteDuration,
});
const night = {
  dayNumber: 1,
  category: 'DAY_MODEL',
  segments: [
    work('22:00', '02:00', 240),
    { ...work('02:00', '02:30', 30), category: 'SCHEDULED_UNPAID_BREAK' },
    work('02:30', '06:00', 210),
  ],
  workingMinutes: 450,
  customDurationBreak: null,
};
const office = {
  dayNumber: 1,
  category: 'PLANNED_HOURS',
  segments: [],
  workingMinutes: 450,
  customDurationBreak: null,
};

/** Ella works nights around the change of the clocks on 29 March 2026, then in an office. */
const plans = `
  insert into work_schedule (id, external_code, external_name, time_recording_variant, days)
  values (1001, 'N', 'Night; late, long', 'CLOCK', '${JSON.stringify([night])}'),
    (1002, 'O', 'Office', 'DURATION', '${JSON.stringify([office])}');
  insert into assigned_schedule
    (assignment_id, work_schedule_id, start_date, end_date, first_day_number, is_temporary)
  values (1001, 1001, '2026-03-27', '2026-03-29', 1, false),
    (1001, 1002, '2026-03-30', '2026-03-31', 1, false);
  insert into absence (code, assignment_id, time_type_name, start_date, end_date)
  values ('V', 1001, 'Vacation', '2026-04-01', '2026-04-03');`;

async function createPlans(server: Parameters<Parameters<typeof describeOnMemory>[1]>[0]) {
  await server.database.run(composed(plans));
}

const march = { startDate: '2026-03-20', endDate: '2026-04-10' };

describeOnMemory(
  'Own schedules in a calendar',
  (server) => {
    let token = '';
    beforeAll(() => createPlans(server));
    beforeEach(async () => {
      server.now = new Date('2026-03-27T08:00:00Z');
      token = await logInAs(server, 'ella');
    });

    const make = async () => {
      const { body } = await server.call('createCalendarFeed', { as: token });
      return body.path;
    };
    const read = (path: string) => server.app.inject({ method: 'GET', url: path });

    test('come by a secret address, without a session', async () => {
      const answer = await read(await make());
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(answer.body).toContain('SUMMARY:Night\\; late\\, long');
    });

    test('a new address ends the one before, and an ended one shows nothing', async () => {
      const first = await make();
      const second = await make();
      expect(second).not.toBe(first);
      expect((await read(first)).statusCode).toBe(404);
      expect((await read(second)).statusCode).toBe(200);
      await server.call('revokeCalendarFeed', { as: token });
      expect((await read(second)).statusCode).toBe(404);
      const { body } = await server.call('getCalendarFeed', { as: token });
      expect(body).toEqual({ createdAt: null, lastReadAt: null });
    });

    test('the page is told since when there is an address and when it was read, not which', async () => {
      const path = await make();
      server.now = new Date('2026-03-27T09:00:00Z');
      await read(path);
      const { body } = await server.call('getCalendarFeed', { as: token });
      expect(body).toEqual({
        createdAt: '2026-03-27T08:00:00.000Z',
        lastReadAt: '2026-03-27T09:00:00.000Z',
      });
    });

    test('the secret is not in the database', async () => {
      const path = await make();
      const secret = path.slice(path.lastIndexOf('/') + 1, -'.ics'.length);
      const rows = await server.database.run(
        composed<{ text: string }>('select calendar_feed::text as text from calendar_feed'),
      );
      expect(JSON.stringify(rows)).not.toContain(secret);
    });

    test.each([
      ['the switch is off', () => setFeatures(server, { EMPLOYEE_WORK_SCHEDULES: false })],
      ['the screen is not shown', () => setFeatures(server, { EMPLOYEE_VIEW: false })],
    ])('nothing comes where %s', async (_, change) => {
      const path = await make();
      await change();
      const { statusCode } = await read(path);
      await setFeatures(server, { EMPLOYEE_WORK_SCHEDULES: true, EMPLOYEE_VIEW: true });
      expect(statusCode).toBe(404);
    });

    test('nothing comes when the account was closed', async () => {
      const path = await make();
      const set = (at: string) =>
        server.database.run(composed(`update employee set closed_at = ${at} where id = 1001`));
      await set(`'2026-03-27T08:30:00Z'`);
      const { statusCode } = await read(path);
      await set('null');
      expect(statusCode).toBe(404);
    });

    test('a guessed or mangled address shows nothing', async () => {
      await make();
      for (const secret of [
        'x'.repeat(43),
        `${'é'.repeat(20)}.ics`,
        '../../session/aaaaaaaaaaaa',
      ]) {
        const { statusCode } = await read(`/api/calendars/${encodeURIComponent(secret)}`);
        expect(statusCode).toBe(404);
      }
      expect((await read('/api/calendars/short.ics')).statusCode).toBe(400);
    });

    const leave = async (startDate: string) => {
      const query = { startDate, endDate: '2026-04-10' };
      const { body } = await server.call('getCalendarFile', { query, as: token });
      const event = ICAL.Component.fromString(body)
        .getAllSubcomponents('vevent')
        .find((each) => each.getFirstPropertyValue('summary') === 'Vacation');
      return [event?.getFirstPropertyValue('uid'), String(event?.getFirstPropertyValue('dtstart'))];
    };

    test('leave keeps its UID and its first day while the window of days moves on', async () => {
      expect(await leave('2026-04-03')).toEqual(await leave('2026-03-20'));
    });

    test('UIDs are those of this installation alone', async () => {
      const [uid] = await leave('2026-03-20');
      await server.database.run(composed(`update installation_code set code = 'another0000'`));
      expect(await leave('2026-03-20')).not.toContain(uid);
    });

    test('a file has the days that were asked for, and no more than 63 of them', async () => {
      const file = await server.call('getCalendarFile', { query: march, as: token });
      expect(file.body).toContain('BEGIN:VCALENDAR');
      const long = { startDate: '2026-01-01', endDate: '2026-04-01' };
      const last = { startDate: '9999-12-01', endDate: '9999-12-31' };
      for (const query of [long, last]) {
        const refused = await server.call('getCalendarFile', { query, as: token });
        expect(refused.problem.fields?.[0]?.field).toBe('endDate');
      }
    });
  },
  { prepare: createTestCompany },
);

describeOnMemory(
  'What two other programs read of it',
  (server) => {
    let text = '';
    beforeAll(async () => {
      await createPlans(server);
      server.now = new Date('2026-03-27T08:00:00Z');
      const token = await logInAs(server, 'ella');
      const { body } = await server.call('getCalendarFile', {
        query: { ...march, lang: 'de' },
        as: token,
      });
      text = body;
    });

    const shifts = [
      ['2026-03-27T21:00:00.000Z', '2026-03-28T05:00:00.000Z'],
      // The clocks go on by an hour at 2 o'clock: seven hours.
      ['2026-03-28T21:00:00.000Z', '2026-03-29T04:00:00.000Z'],
      ['2026-03-29T20:00:00.000Z', '2026-03-30T04:00:00.000Z'],
    ];

    test('ical.js: shifts by their instants, also over the change of the clocks', () => {
      const calendar = ICAL.Component.fromString(text);
      for (const zone of calendar.getAllSubcomponents('vtimezone')) {
        ICAL.TimezoneService.register(zone);
      }
      const events = calendar
        .getAllSubcomponents('vevent')
        .map((component) => new ICAL.Event(component));
      const timed = events.filter(({ startDate }) => !startDate.isDate);
      expect(
        timed.map(({ startDate, endDate }) => [
          startDate.toJSDate().toISOString(),
          endDate.toJSDate().toISOString(),
        ]),
      ).toEqual(shifts);
      expect(timed[0]?.summary).toBe('Night; late, long');
      expect(timed[0]?.description).toBe('Pause 02:00 – 02:30');
      const whole = events.filter(({ startDate }) => startDate.isDate);
      expect(whole.map((event) => [event.summary, event.startDate.toString()])).toEqual([
        ['Office', '2026-03-30'],
        ['Office', '2026-03-31'],
        ['Vacation', '2026-04-01'],
      ]);
      expect(whole.at(-1)?.endDate.toString()).toBe('2026-04-04');
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    });

    test('properties of the calendar stand before its zones and entries', () => {
      const lines = text.split('\r\n');
      const firstPart = lines.findIndex((line, index) => index > 0 && line.startsWith('BEGIN:'));
      const ofCalendar =
        /^(VERSION|PRODID|METHOD|NAME|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL)/;
      expect(lines.slice(0, firstPart).filter((line) => ofCalendar.test(line))).toHaveLength(7);
      expect(lines.slice(firstPart).filter((line) => ofCalendar.test(line))).toEqual([]);
    });

    test('an entry says where the work is, leave does not', () => {
      const placeOf = (summary: string) =>
        ICAL.Component.fromString(text)
          .getAllSubcomponents('vevent')
          .find((event) => event.getFirstPropertyValue('summary') === summary)
          ?.getFirstPropertyValue('location');
      expect(placeOf('Office')).toBe('Harbour');
      expect(placeOf('Vacation')).toBeNull();
    });

    test('node-ical: the same', () => {
      const events = Object.values(nodeIcal.sync.parseICS(text)).filter(
        (part) => part?.type === 'VEVENT',
      );
      const timed = events.filter(({ datetype }) => datetype === 'date-time');
      expect(timed.map(({ start, end }) => [start.toISOString(), end?.toISOString()])).toEqual(
        shifts,
      );
    });

    test('no line is longer than 75 bytes, and all end as the standard says', () => {
      const lines = text.split('\r\n');
      expect(lines.every((line) => !line.includes('\n') && Buffer.byteLength(line) <= 75)).toBe(
        true,
      );
      expect(lines.filter((line) => line.startsWith('BEGIN:VTIMEZONE'))).toHaveLength(1);
    });
  },
  { prepare: createTestCompany },
);
