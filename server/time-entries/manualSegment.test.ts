import { expect, test } from 'vitest';
import { brokenRules, editsWithoutTime, savedShift } from '../testing/testEdits.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addSegments, addShifts, type TestShift } from '../testing/testTime.ts';

const { ella } = people;
const day = '2026-03-10T';
const shift = { assignment_id: ella.assignmentId, from: `${day}08:00Z`, to: `${day}16:00Z` };
const at = (time: string) => `${day}${time}:00.000Z`;

describeOnMemory(
  'Breaks by hand',
  (server) => {
    const { tokens, hers: mine, his: managers } = editsWithoutTime(server);

    async function shiftWithBreak(given: Partial<TestShift> = {}) {
      const [id = 0] = await addShifts(server, [{ ...shift, ...given }]);
      const [breakId = 0] = await addSegments(server, [
        {
          assignment_id: ella.assignmentId,
          shift_id: id,
          from: `${day}11:00Z`,
          to: `${day}11:30Z`,
        },
      ]);
      return { id, breakId };
    }

    test('a break is added to a shift that waits, which keeps its id', async () => {
      const { id } = await shiftWithBreak();
      const saved = savedShift(await mine.addBreak(id, at('13:00'), at('13:15')));
      expect(saved).toMatchObject({ id, status: 'PENDING', duration: 8 * 3600 - 45 * 60 });
      expect(saved.segmentTimePairs.map(({ clockIn }) => clockIn.date)).toEqual([
        at('11:00'),
        at('13:00'),
      ]);
      const early = savedShift(await mine.addBreak(id, at('09:00'), at('09:15')));
      expect(early.segmentTimePairs).toHaveLength(3);
      expect(early.segmentTimePairs[0]?.clockIn.date).toBe(at('09:00'));
    });

    test.each([
      ['APPROVED' as const, 'PENDING', true],
      ['REJECTED' as const, 'PENDING', false],
    ])('in a shift that is %s it is an edit of the shift', async (status, next, approved) => {
      const { id, breakId } = await shiftWithBreak({ status });
      const saved = savedShift(await mine.addBreak(id, at('13:00'), at('13:15')));
      expect(saved).toMatchObject({
        previousVersionId: id,
        status: next,
        wasPreviouslyApproved: approved,
      });
      const { body } = await mine.corrections(saved.id);
      expect(body.map(({ timePairSummary }) => timePairSummary.segmentTimePairs.length)).toEqual([
        2, 1,
      ]);
      const stale = await mine.addBreak(id, at('14:00'), at('14:15'));
      expect(stale.problem.code).toBe('SEGMENT_ADD_WHEN_SHIFT_CORRECTED');
      const edit = await mine.editBreak(id, breakId, at('11:00'), at('11:45'));
      expect(edit.problem.code).toBe('SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED');
      const gone = await mine.remove(id, breakId);
      expect(gone.problem.code).toBe('SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED');
    });

    test('my manager’s break in approved time stays approved, and I am told', async () => {
      const { id } = await shiftWithBreak({ status: 'APPROVED' });
      const saved = savedShift(await managers.addBreak(id, at('13:00'), at('13:15')));
      expect(saved.status).toBe('APPROVED');
      const { body } = await server.call('getNotifications', {
        as: tokens.ella,
        path: { id: ella.id },
        query: { page: 0 },
      });
      expect(body.contents).toHaveLength(1);
    });

    test('an edited break is a new version of it, and the old one is refused', async () => {
      const { id, breakId } = await shiftWithBreak();
      const saved = savedShift(await mine.editBreak(id, breakId, at('11:00'), at('11:45')));
      const [segment] = saved.segmentTimePairs;
      expect(saved).toMatchObject({ id, duration: 8 * 3600 - 45 * 60 });
      expect(segment).toMatchObject({
        previousVersionId: breakId,
        clockOut: { date: at('11:45'), punchType: 'CORRECTION' },
        clockIn: { date: at('11:00'), punchType: 'CLOCK' },
      });
      const stale = await mine.editBreak(id, breakId, at('11:00'), at('11:50'));
      expect(stale.problem.code).toBe('SEGMENT_ALREADY_CORRECTED');
      const removed = await mine.remove(id, segment?.segmentTimePairId ?? 0);
      expect(removed.body.timePair).toMatchObject({ id, duration: 8 * 3600, segmentTimePairs: [] });
      const again = await mine.remove(id, segment?.segmentTimePairId ?? 0);
      expect(again.problem.code).toBe('ALREADY_DELETED');
    });

    test('of two edits of a break at once one is done', async () => {
      const { id, breakId } = await shiftWithBreak();
      const answers = await Promise.all([
        mine.editBreak(id, breakId, at('11:00'), at('11:45')),
        managers.editBreak(id, breakId, at('11:00'), at('11:50')),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    test.each([
      ['before its shift', '07:30', '08:30', 'TIME_BEFORE_SHIFT'],
      ['after its shift', '15:30', '16:30', 'TIME_AFTER_SHIFT'],
      ['over another one', '11:15', '11:45', 'BREAK_OVERLAPS'],
      ['of no length', '13:00', '13:00', 'SAME_TIME'],
      ['the wrong way round', '13:15', '13:00', 'CLOCK_IN_AFTER_CLOCK_OUT'],
    ])('a break %s is refused', async (_, from, to, rule) => {
      const { id } = await shiftWithBreak();
      expect(brokenRules(await mine.addBreak(id, at(from), at(to)))).toContain(rule);
      expect((await mine.latest(id)).body.segmentTimePairs).toHaveLength(1);
    });

    test('an edit that changes nothing, or gives no reason, is refused', async () => {
      const { id, breakId } = await shiftWithBreak();
      const same = await mine.editBreak(id, breakId, at('11:00'), at('11:30'));
      expect(brokenRules(same)).toEqual(['NO_CHANGE']);
      const moved = { clockInDateTime: at('11:00'), clockOutDateTime: at('11:45') };
      const answer = await server.call('saveSegmentPair', {
        as: tokens.ella,
        body: {
          ...moved,
          id: breakId,
          shiftTimePairId: id,
          pairType: 'BREAK',
          employeeAssignmentId: ella.assignmentId,
          timeZoneOffset: 60,
          entryType: 'EDIT',
        },
      });
      expect(brokenRules(answer)).toEqual(['REASON_REQUIRED']);
      const configured = await mine.editBreak(id, breakId, at('11:00'), at('11:30'), {
        timeTypeId: 1002,
      });
      expect(savedShift(configured).segmentTimePairs[0]?.timeType?.id).toBe(1002);
    });

    test('a reason for shifts is none for breaks, and the other way round', async () => {
      const { id, breakId } = await shiftWithBreak();
      const travel = { reason: { id: 1003 } };
      const moved = await mine.editBreak(id, breakId, at('11:00'), at('11:45'), travel);
      expect(brokenRules(moved)).toEqual(['reason.id']);
      const forgotBreak = await mine.edit(id, {
        clockInDateTime: at('07:00'),
        clockOutDateTime: at('16:00'),
        reason: { id: 1002 },
      });
      expect(brokenRules(forgotBreak)).toEqual(['reason.id']);
    });

    test('a break of a deleted shift, or one that the shift never had, is refused', async () => {
      const { id, breakId } = await shiftWithBreak();
      const unknown = await mine.editBreak(id, 999_999, at('11:00'), at('11:45'));
      expect(unknown.problem.code).toBe('NOT_FOUND');
      await mine.remove(id);
      const added = await mine.addBreak(id, at('13:00'), at('13:15'));
      expect(added.problem.code).toBe('SHIFT_ALREADY_DELETED');
      const edited = await mine.editBreak(id, breakId, at('11:00'), at('11:45'));
      expect(edited.problem.code).toBe('SEGMENT_CORRECTION_WHEN_SHIFT_DELETED');
      const removed = await mine.remove(id, breakId);
      expect(removed.problem.code).toBe('SEGMENT_CORRECTION_WHEN_SHIFT_DELETED');
    });

    test('while the shift is open its open break can be moved, and stays open', async () => {
      const [id = 0] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from: shift.from },
      ]);
      const [breakId = 0] = await addSegments(server, [
        { assignment_id: ella.assignmentId, shift_id: id, from: `${day}11:00Z` },
      ]);
      const second = await mine.addBreak(id, at('12:00'), at('12:30'));
      expect(brokenRules(second)).toContain('BREAK_OVERLAPS');
      const moved = savedShift(await mine.editBreak(id, breakId, at('11:10'), null));
      expect(moved).toMatchObject({ id, isSegmentPairActive: true, clockOut: null });
    });

    test('what waits for its deletion keeps its breaks', async () => {
      const { id } = await shiftWithBreak({
        status: 'PENDING_DELETE',
        status_before_deletion: 'APPROVED',
      });
      const answer = await mine.addBreak(id, at('13:00'), at('13:15'));
      expect(answer.problem.code).toBe('STATUS_NOT_ALLOWED');
    });

    test('a break never approves a correction beside the time that it corrects', async () => {
      const [, rejected = 0] = await addShifts(server, [
        { ...shift, status: 'APPROVED' },
        { ...shift, status: 'REJECTED', type: 'CORRECTION', is_correction: true },
      ]);
      const refused = await managers.addBreak(
        rejected,
        '2026-03-10T10:00:00Z',
        '2026-03-10T10:30:00Z',
      );
      expect(refused.problem.code).toBe('STATUS_NOT_ALLOWED');
    });

    test('after extraction only a manager changes breaks', async () => {
      const { id, breakId } = await shiftWithBreak({
        status: 'APPROVED',
        extraction_status: 'EXTRACTED',
      });
      expect((await mine.remove(id, breakId)).problem.code).toBe('ALREADY_EXTRACTED');
      const withoutReason = await managers.addBreak(id, at('13:00'), at('13:15'));
      expect(brokenRules(withoutReason)).toEqual(['REASON_REQUIRED']);
      const { body } = await managers.remove(id, breakId);
      expect(body.timePair).toMatchObject({ changedAfterApproval: true, status: 'APPROVED' });
    });

    test('overtime is deleted only at an end of its shift, and where the company allows it', async () => {
      const [id = 0] = await addShifts(server, [shift]);
      const overtime = {
        assignment_id: ella.assignmentId,
        shift_id: id,
        pair_type: 'OVERTIME' as const,
      };
      const [first = 0, middle = 0] = await addSegments(server, [
        { ...overtime, from: `${day}08:00Z`, to: `${day}09:00Z` },
        { ...overtime, from: `${day}10:00Z`, to: `${day}11:00Z` },
        { ...overtime, from: `${day}15:00Z`, to: `${day}16:00Z` },
      ]);
      expect((await mine.remove(id, first)).problem.code).toBe('SEGMENT_NOT_DELETABLE');
      await setFeatures(server, { DELETABLE_OVERTIME: true });
      expect((await mine.remove(id, middle)).problem.code).toBe('SEGMENT_NOT_DELETABLE');
      expect((await mine.remove(id, first)).status).toBe(200);
    });

    test('automatic and other breaks are no work', async () => {
      const [id = 0] = await addShifts(server, [shift]);
      const [pause = 0] = await addSegments(server, [
        {
          assignment_id: ella.assignmentId,
          shift_id: id,
          pair_type: 'AUTO_BREAK',
          from: `${day}10:00Z`,
          to: `${day}10:30Z`,
        },
      ]);
      const added = await mine.addBreak(id, at('13:00'), at('13:15'));
      expect(added.body.shiftTimePairs[0]).toMatchObject({ duration: 8 * 3600 - 45 * 60 });
      const { body } = await mine.remove(id, pause);
      expect(body.timePair).toMatchObject({ duration: 8 * 3600 - 15 * 60 });
    });

    test('breaks need their switches', async () => {
      const { id, breakId } = await shiftWithBreak();
      await setFeatures(server, { EDIT_TIME_EMPLOYEE: false });
      const codes = [
        await mine.addBreak(id, at('13:00'), at('13:15')),
        await mine.editBreak(id, breakId, at('11:00'), at('11:45')),
        await mine.remove(id, breakId),
      ].map(({ problem }) => problem.code);
      expect(codes).toEqual(['FEATURE_OFF', 'FEATURE_OFF', 'FEATURE_OFF']);
      await setFeatures(server, { SEGMENTS: false });
      expect((await managers.addBreak(id, at('13:00'), at('13:15'))).problem.code).toBe(
        'FEATURE_OFF',
      );
      await setFeatures(server, { DELETE_TIME_PAIRS: false });
      expect((await mine.remove(id, breakId)).status).toBe(200);
    });
  },
  { prepare: createTestCompany },
);
