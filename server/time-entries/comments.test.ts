import { expect, test } from 'vitest';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { editsWithoutTime, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addShifts } from '../testing/testTime.ts';

const { ella } = people;
const [from, to] = ['2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z'];
const shift = { assignment_id: ella.assignmentId, from, to };

describeOnMemory(
  'Comments on time',
  (server) => {
    const { hers: mine, his: managers } = editsWithoutTime(server);

    test('a comment has 255 characters whatever they are, and can be cleared', async () => {
      const [id = 0] = await addShifts(server, [shift]);
      const long = '🙂'.repeat(255);
      const { body } = await mine.comment(id, long);
      expect(body.commentSummary.clockInComment).toBe(long);
      expect((await mine.comment(id, `${long}ש`)).status).toBe(400);
      expect((await managers.comment(id, 'Seen', false)).body.commentSummary).toEqual({
        clockInComment: long,
        clockOutComment: 'Seen',
      });
      expect((await mine.comment(id, null)).body.commentSummary.clockInComment).toBeNull();
      expect((await mine.latest(id)).body.id).toBe(id);
    });

    test('after extraction only a manager comments', async () => {
      const [id = 0] = await addShifts(server, [
        { ...shift, status: 'APPROVED', extraction_status: 'EXTRACTED' },
      ]);
      expect((await mine.comment(id, 'Late bus')).problem.code).toBe('ALREADY_EXTRACTED');
      expect((await managers.comment(id, 'Seen')).status).toBe(200);
    });

    test('a comment of nothing but space is none', async () => {
      const added = savedShift(await mine.add(from, to, { comment: '  \n ' }));
      expect(added.commentSummary.clockInComment).toBeNull();
      const { body } = await mine.comment(added.id, '  Late bus ');
      expect(body.commentSummary.clockInComment).toBe('Late bus');
      const cleared = { clockInDateTime: from, clockOutDateTime: '2026-03-10T17:00:00Z' };
      const edited = savedShift(await mine.edit(added.id, { ...cleared, comment: ' ' }));
      expect(edited.commentSummary.clockInComment).toBeNull();
    });

    test('a comment needs its switch, the latest version and a punch to stand at', async () => {
      const first = savedShift(await mine.add(from, to));
      const change = { clockInDateTime: '2026-03-10T07:00:00Z', clockOutDateTime: to };
      const second = savedShift(await mine.edit(first.id, change));
      expect((await mine.comment(first.id, 'x')).problem.code).toBe('SHIFT_ALREADY_CORRECTED');
      await setFeatures(server, { TIME_PAIR_COMMENTS: false });
      expect((await mine.comment(second.id, 'x')).problem.code).toBe('FEATURE_OFF');
      await setFeatures(server, { EDIT_TIME_EMPLOYEE: false });
      expect((await mine.comment(second.id, 'x')).problem.code).toBe('FEATURE_OFF');
      await setFeatures(server, {});
      const [open = 0] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-11T08:00:00Z' },
      ]);
      expect((await mine.comment(open, 'x', false)).problem.code).toBe('STATUS_NOT_ALLOWED');
      await mine.remove(second.id);
      expect((await mine.comment(second.id, 'x')).problem.code).toBe('SHIFT_ALREADY_DELETED');
    });
  },
  { prepare: createTestCompany },
);
