import { expect, test } from 'vitest';
import { brokenRules, editsWithoutTime, savedShift } from '../testing/testEdits.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addSegments, addShifts } from '../testing/testTime.ts';

const { ella, max } = people;
const [from, to] = ['2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z'];
const shift = { assignment_id: ella.assignmentId, from, to };

describeOnMemory(
  'Time by hand',
  (server) => {
    const { tokens, hers: mine, his: managers } = editsWithoutTime(server);
    const notices = async () => {
      const path = { id: ella.id };
      const { body } = await server.call('getNotifications', {
        as: tokens.ella,
        path,
        query: { page: 0 },
      });
      return body.contents.map(({ notificationType }) => notificationType.heading);
    };

    test('that I add waits for approval, that my manager adds is approved and I am told', async () => {
      const added = savedShift(await mine.add(from, to, { comment: 'Forgot my phone' }));
      expect(added).toMatchObject({
        status: 'PENDING',
        type: 'MANUAL',
        isManualPair: true,
        startDate: '2026-03-10',
        duration: 8 * 3600,
        timeType: { id: 1001 },
        costCenter: { id: 1001 },
        previousVersionId: null,
        modifiedBy: null,
        commentSummary: { clockInComment: 'Forgot my phone', clockOutComment: null },
      });
      expect(await notices()).toEqual([]);
      const theirs = savedShift(await managers.add('2026-03-11T08:00:00Z', '2026-03-11T12:00:00Z'));
      expect(theirs).toMatchObject({
        status: 'APPROVED',
        clockIn: { origin: 'MANAGER' },
        modifiedBy: { id: max.id, firstName: 'Max', lastName: 'Kern' },
      });
      expect(await notices()).toHaveLength(1);
    });

    test('is added with its breaks, which lie in it and beside each other', async () => {
      const breakFrom = (start: string, end: string) => ({
        clockInDateTime: `2026-03-10T${start}:00Z`,
        clockOutDateTime: `2026-03-10T${end}:00Z`,
      });
      const added = await managers.add('2026-03-10T08:00:00Z', '2026-03-10T16:30:00Z', {
        breaks: [breakFrom('12:00', '12:30')],
      });
      expect(savedShift(added)).toMatchObject({
        status: 'APPROVED',
        duration: 8 * 3600,
        segmentTimePairs: [{ pairType: 'BREAK', duration: 30 * 60 }],
      });
      const wrong = await managers.add('2026-03-11T08:00:00Z', '2026-03-11T16:30:00Z', {
        breaks: [breakFrom('12:00', '12:30')],
      });
      expect(brokenRules(wrong)).toEqual(['TIME_BEFORE_SHIFT']);
      const doubled = await managers.add('2026-03-10T17:00:00Z', '2026-03-10T20:00:00Z', {
        breaks: [breakFrom('18:00', '18:30'), breakFrom('18:15', '18:45')],
      });
      expect(brokenRules(doubled)).toEqual(['BREAK_OVERLAPS']);
    });

    test('is approved by itself where auto-approval is on', async () => {
      await setFeatures(server, { AUTO_APPROVAL: true });
      expect(savedShift(await mine.add(from, to))).toMatchObject({
        status: 'APPROVED',
        isAutoApproved: true,
      });
    });

    test('an edit makes a new version, and the old one stays in the history', async () => {
      const first = savedShift(await mine.add(from, to));
      const second = savedShift(
        await mine.edit(first.id, {
          clockInDateTime: from,
          clockOutDateTime: '2026-03-10T17:00:00Z',
        }),
      );
      expect(second.id).not.toBe(first.id);
      expect(second).toMatchObject({
        previousVersionId: first.id,
        originalVersionId: first.id,
        status: 'PENDING',
        isInactive: false,
        duration: 9 * 3600,
        reason: { id: 1001, description: 'Forgot to clock' },
        modifiedBy: { id: ella.id },
        correctionDate: '2026-03-12T18:00:00.000Z',
      });
      expect((await mine.latest(first.id)).body.id).toBe(second.id);
      const { body } = await mine.corrections(second.id);
      expect(body.map(({ timePairSummary }) => timePairSummary.id)).toEqual([second.id, first.id]);
      expect(body[1]).toMatchObject({
        correctionDate: '2026-03-12T18:00:00.000Z',
        reason: null,
        timePairSummary: { isInactive: true, duration: 8 * 3600 },
      });
    });

    test('my edit of approved time waits again, my manager’s edit is approved', async () => {
      const [id = 0] = await addShifts(server, [{ ...shift, status: 'APPROVED' }]);
      const later = { clockInDateTime: from, clockOutDateTime: '2026-03-10T17:00:00Z' };
      const edited = savedShift(await mine.edit(id, later));
      expect(edited).toMatchObject({ status: 'PENDING', wasPreviouslyApproved: true });
      const again = savedShift(
        await managers.edit(edited.id, { ...later, clockInDateTime: '2026-03-10T07:00:00Z' }),
      );
      expect(again).toMatchObject({ status: 'APPROVED', modifiedBy: { id: max.id } });
      expect(await notices()).toHaveLength(1);
    });

    test('a clock-out supplied afterwards waits, by a manager it is approved', async () => {
      const open = { assignment_id: ella.assignmentId, from };
      const [id = 0] = await addShifts(server, [open]);
      const leftOpen = savedShift(await mine.edit(id, { clockInDateTime: '2026-03-10T07:00:00Z' }));
      expect(leftOpen).toMatchObject({ status: 'INCOMPLETE', clockOut: null });
      const ended = { clockInDateTime: '2026-03-10T07:00:00Z', clockOutDateTime: to };
      expect(savedShift(await mine.edit(leftOpen.id, ended)).status).toBe('PENDING');
      const [other = 0] = await addShifts(server, [{ ...open, from: '2026-03-11T08:00:00Z' }]);
      const byManager = await managers.edit(other, {
        clockInDateTime: '2026-03-11T08:00:00Z',
        clockOutDateTime: '2026-03-11T16:00:00Z',
      });
      expect(savedShift(byManager).status).toBe('APPROVED');
    });

    test.each([
      ['equal times', { clockOutDateTime: from }, 'SAME_TIME'],
      ['reversed times', { clockOutDateTime: '2026-03-10T07:00:00Z' }, 'CLOCK_IN_AFTER_CLOCK_OUT'],
      ['no end', { clockOutDateTime: null }, 'CLOCK_OUT_REQUIRED'],
      ['a time to come', { clockOutDateTime: '2026-03-12T18:01:00Z' }, 'IN_THE_FUTURE'],
      ['no reason', { clockOutDateTime: '2026-03-10T17:00:00Z' }, 'REASON_REQUIRED'],
      [
        'another reason without words',
        {
          clockOutDateTime: '2026-03-10T17:00:00Z',
          reason: { reasonName: 'OTHER' as const, description: ' ' },
        },
        'SPECIFY_REASON',
      ],
      ['no change', { clockOutDateTime: to, reason: { id: 1001 } }, 'NO_CHANGE'],
    ])('%s are refused and change nothing', async (_, body, rule) => {
      const [id = 0] = await addShifts(server, [shift]);
      const { reason, ...rest } = { reason: undefined, ...body };
      const answer = await server.call('saveShiftPair', {
        as: tokens.ella,
        query: { timePairId: id },
        body: {
          id,
          employeeAssignmentId: ella.assignmentId,
          timeZoneOffset: 60,
          entryType: 'EDIT',
          clockInDateTime: from,
          ...rest,
          ...(reason === undefined ? {} : { reason }),
        },
      });
      expect(answer.status).toBe(400);
      expect(brokenRules(answer)).toContain(rule);
      expect((await mine.latest(id)).body.id).toBe(id);
    });

    test('a reason in free words is kept, and refused where those are off', async () => {
      const [id = 0] = await addShifts(server, [shift]);
      const edit = {
        clockInDateTime: '2026-03-10T07:00:00Z',
        clockOutDateTime: to,
        reason: { reasonName: 'OTHER' as const, description: 'The door was locked' },
      };
      await setFeatures(server, { FREE_TEXT_REASONS: false });
      expect((await mine.edit(id, edit)).problem.code).toBe('FEATURE_OFF');
      await setFeatures(server, {});
      expect(savedShift(await mine.edit(id, edit)).reason).toMatchObject({
        reasonName: 'OTHER',
        description: 'The door was locked',
      });
    });

    test('after extraction only a manager changes it, with a reason, and it carries that', async () => {
      const [id = 0] = await addShifts(server, [
        { ...shift, status: 'APPROVED', extraction_status: 'EXTRACTED' },
      ]);
      const change = { clockInDateTime: '2026-03-10T07:00:00Z', clockOutDateTime: to };
      expect((await mine.edit(id, change)).problem.code).toBe('ALREADY_EXTRACTED');
      expect(savedShift(await managers.edit(id, change))).toMatchObject({
        status: 'APPROVED',
        changedAfterApproval: true,
      });
    });

    test('breaks that fall outside are cut or deleted, and stay in the older version', async () => {
      const [id = 0] = await addShifts(server, [shift]);
      await addSegments(server, [
        {
          assignment_id: ella.assignmentId,
          shift_id: id,
          from: '2026-03-10T09:00:00Z',
          to: '2026-03-10T09:30:00Z',
        },
        {
          assignment_id: ella.assignmentId,
          shift_id: id,
          from: '2026-03-10T14:00:00Z',
          to: '2026-03-10T15:00:00Z',
          ...{ clock_in_latitude: 52.5, clock_in_longitude: 13.4, clock_in_accuracy: 8 },
          ...{ clock_out_latitude: 52.6, clock_out_longitude: 13.5, clock_out_accuracy: 17 },
        },
      ]);
      const edited = savedShift(
        await mine.edit(id, {
          clockInDateTime: '2026-03-10T10:00:00Z',
          clockOutDateTime: '2026-03-10T14:30:00Z',
        }),
      );
      // What was measured at 15:00 says nothing of 14:30.
      expect(edited.segmentTimePairs).toMatchObject([
        {
          clockIn: { date: '2026-03-10T14:00:00.000Z', latitude: 52.5, accuracy: 8 },
          clockOut: { date: '2026-03-10T14:30:00.000Z', latitude: null, accuracy: -1 },
        },
      ]);
      expect(edited.duration).toBe(4 * 3600);
      const { body } = await mine.corrections(edited.id);
      const counts = body.map(({ timePairSummary }) => timePairSummary.segmentTimePairs.length);
      expect(counts).toEqual([1, 2]);
    });

    test('keeps time type, cost center and fields, and gives the cost center up when asked', async () => {
      const values = [{ id: 1002, timePairCustomField: { id: 1001 } }];
      const added = savedShift(
        await mine.add(from, to, { timePairCustomFieldValues: values, costCenter: null }),
      );
      expect(added.costCenter).toBeNull();
      const edited = savedShift(
        await mine.edit(added.id, {
          clockInDateTime: from,
          clockOutDateTime: to,
          timeTypeId: 1002,
          costCenter: { id: 1001 },
          timePairCustomFieldValues: [],
        }),
      );
      expect(edited).toMatchObject({
        timeType: { id: 1002 },
        costCenter: { id: 1001 },
        timePairCustomFieldValues: [],
      });
    });

    test.each([
      ['the skipped hour', '2026-03-29T00:30:00Z', '2026-03-29T05:00:00Z', 4.5, '2026-03-29', 0],
      ['the doubled hour', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', 9, '2026-10-24', 1],
      ['the end of the year', '2026-12-31T21:00:00Z', '2027-01-01T05:00:00Z', 8, '2026-12-31', 1],
      ['a leap day', '2028-02-28T21:00:00Z', '2028-02-29T05:00:00Z', 8, '2028-02-28', 1],
      ['midnight', '2026-03-09T23:00:00Z', '2026-03-10T22:59:00Z', 23 + 59 / 60, '2026-03-10', 0],
    ])('over %s lasts as long as it took', async (_, start, end, hours, date, spanningDays) => {
      server.now = new Date(Date.parse(end) + 3_600_000);
      tokens.ella = await logInAs(server, 'ella');
      const added = savedShift(await mine.add(start, end, { timeZoneOffset: 60 }));
      expect(added).toMatchObject({ startDate: date, duration: hours * 3600, spanningDays });
      tokens.ella = '';
    });

    test('a notification that the edit answers is dismissed', async () => {
      const [id = 0] = await addShifts(server, [shift]);
      const change = { clockInDateTime: '2026-03-10T07:00:00Z', clockOutDateTime: to };
      const edited = savedShift(await managers.edit(id, change));
      const path = { id: ella.id };
      const list = () =>
        server.call('getNotifications', { as: tokens.ella, path, query: { page: 0 } });
      const [notice] = (await list()).body.contents;
      expect(notice?.timePairId).toBe(edited.id);
      server.published.length = 0;
      await server.call('deleteTimePair', {
        as: tokens.ella,
        path: { id: edited.id },
        query: { notificationIds: [notice?.notificationId ?? 0] },
      });
      expect((await list()).body.contents).toEqual([]);
      expect(server.published).toContainEqual({
        type: 'notifications-changed',
        employeeIds: [max.id, ella.id],
      });
      expect(server.published).toContainEqual({
        type: 'time-pairs-changed',
        employeeIds: [ella.id, max.id],
      });
    });

    test('that time was rejected is no longer told once it is corrected', async () => {
      const [id = 0] = await addShifts(server, [{ ...shift, status: 'PENDING' }]);
      await server.call('decideTimePairs', {
        as: tokens.max,
        body: {
          requestedByUserId: max.id,
          shouldSyncWithEC: true,
          statusRequests: [{ timePairId: id, status: 'REJECTED' }],
        },
      });
      expect(await notices()).toHaveLength(1);
      const change = { clockInDateTime: '2026-03-10T07:00:00Z', clockOutDateTime: to };
      expect(savedShift(await mine.edit(id, change)).status).toBe('PENDING');
      expect(await notices()).toEqual([]);
    });

    test('a call-back needs its authority', async () => {
      const answer = await mine.add(from, to, { isCallBack: true });
      expect(answer.problem.code).toBe('ACCESS_DENIED');
    });

    test('a call-back that was none is a change of its own', async () => {
      const [id = 0] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from, to, is_call_back: true },
      ]);
      const edited = savedShift(
        await mine.edit(id, { clockInDateTime: from, clockOutDateTime: to, isCallBack: false }),
      );
      expect(edited.isCallBack).toBe(false);
    });

    test('times of a device elsewhere show as a discrepancy unless they were normalised', async () => {
      const elsewhere = { timeZoneOffset: 420 };
      const added = savedShift(await mine.add(from, to, elsewhere));
      expect(added.hasTimeZoneDiscrepancy).toBe(true);
      const normalised = savedShift(
        await mine.edit(added.id, {
          ...elsewhere,
          isNormalized: true,
          clockInDateTime: '2026-03-10T02:00:00Z',
          clockOutDateTime: '2026-03-10T10:00:00Z',
        }),
      );
      expect(normalised.hasTimeZoneDiscrepancy).toBe(false);
    });

    test.each([
      ['a day before the clocks went back', '2026-10-20T06:00:00Z', '2026-10-20T14:00:00Z', 120],
      ['the night in which they go back', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z', 120],
      ['a day after it', '2026-10-26T07:00:00Z', '2026-10-26T15:00:00Z', 60],
    ])('a device in the zone is in no other one on %s', async (_, start, end, timeZoneOffset) => {
      server.now = new Date('2026-10-26T18:00:00Z');
      tokens.ella = await logInAs(server, 'ella');
      const added = savedShift(await mine.add(start, end, { timeZoneOffset }));
      expect(added.infoIndicators).not.toContain('SHIFT_IN_DIFFERENT_TIME_ZONE');
      expect(added).toMatchObject({
        hasTimeZoneDiscrepancy: false,
        hasShiftTimeZoneDiscrepancy: false,
      });
      tokens.ella = '';
    });
  },
  { prepare: createTestCompany },
);
