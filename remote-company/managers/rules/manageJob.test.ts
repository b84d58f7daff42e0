import fc from 'fast-check';
import { addDays, type LocalDate } from 'shared-contracts';
import { expect, it } from 'vitest';
import {
  endRanges,
  firstGap,
  firstOverlap,
  handOver,
  managedAfter,
  type Handover,
  type ManagedJob,
} from './manageJob.ts';

const start = '2026-03-01';
const dayOf = (number: number) => addDays(start, number);
const days = Array.from({ length: 60 }, (_, number) => dayOf(number));

/** Who manages the job on a day. */
function managersOn({ ranges }: ManagedJob, day: LocalDate): string[] {
  return ranges
    .filter(({ startDate, endDate }) => startDate <= day && (endDate ?? day) >= day)
    .map(({ manager }) => manager)
    .toSorted();
}

/** Ranges of one manager without overlaps, as the checks of a company file ask for. */
const rangesOf = (manager: string) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 8 })), {
      maxLength: 4,
    })
    .map((pairs) => {
      let next = 0;
      return pairs.map(([gap, length]) => {
        const [first, last] = [next + gap, next + gap + length];
        next = last + 1;
        return { manager, name: manager, startDate: dayOf(first), endDate: dayOf(last) };
      });
    });
const jobs = fc
  .tuple(rangesOf('mia'), rangesOf('tom'), rangesOf('zoe'))
  .map((ranges): ManagedJob => ({
    ...{ assignment: 'A-1', startDate: start, endDate: null },
    ranges: ranges.flat(),
  }));
const handovers = fc.record<Handover>({
  manager: fc.constantFrom('mia', 'tom'),
  from: fc.integer({ min: 0, max: 40 }).map(dayOf),
  until: fc.constantFrom(null, dayOf(41), dayOf(50)),
  instead: fc.constantFrom<Handover['instead']>('ALL', 'NOBODY', { manager: 'zoe' }),
});

it('hands over the days that are meant, and leaves the others as they are', () => {
  fc.assert(
    fc.property(jobs, handovers, (job, handover) => {
      const after = managedAfter(job, handOver(job, handover));
      const { manager, from, until, instead } = handover;
      for (const day of days) {
        const before = managersOn(job, day);
        const isMeant = day >= from && day <= (until ?? day);
        const stay = before.filter((name) => {
          if (name === manager || instead === 'NOBODY') return true;
          return instead !== 'ALL' && instead.manager !== name;
        });
        const expected = isMeant ? [...new Set([...stay, manager])].toSorted() : before;
        expect([day, managersOn(after, day)]).toEqual([day, expected]);
      }
    }),
  );
});

it('ends what somebody manages on a day, and with it the ranges to come', () => {
  fc.assert(
    fc.property(jobs, fc.integer({ min: 0, max: 40 }), (job, number) => {
      const lastDay = dayOf(number);
      const after = managedAfter(job, endRanges(job, { manager: 'tom', lastDay }));
      for (const day of days) {
        const before = managersOn(job, day);
        const expected = day > lastDay ? before.filter((name) => name !== 'tom') : before;
        expect(managersOn(after, day)).toEqual(expected);
      }
    }),
  );
});

it('finds the first day that nobody manages, and the first one that several do', () => {
  fc.assert(
    fc.property(jobs, fc.integer({ min: 0, max: 20 }), (job, number) => {
      const today = dayOf(number);
      const from = days.filter((day) => day >= today);
      expect(firstGap(job, today)).toBe(from.find((day) => managersOn(job, day).length === 0));
      const several = from.find((day) => managersOn(job, day).length > 1) ?? null;
      expect(firstOverlap(job, today)).toBe(several);
    }),
  );
});

it('does not look for managers after the end of a job', () => {
  const job: ManagedJob = { assignment: 'A', startDate: start, endDate: dayOf(5), ranges: [] };
  const ranges = [{ manager: 'mia', name: 'Mia', startDate: start, endDate: dayOf(5) }];
  expect(firstGap({ ...job, ranges }, start)).toBeNull();
  expect(firstGap(job, dayOf(3))).toBe(dayOf(3));
  const late = { manager: 'mia', from: dayOf(6), until: null, instead: 'ALL' } as const;
  expect(handOver({ ...job, ranges }, late)).toEqual([]);
});
