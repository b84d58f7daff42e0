import type { components, LocalDate } from 'shared-contracts';
import type { AssignmentEntry } from 'shared-contracts/company-file/companyFile.ts';

type Facts = components['schemas']['CompanyEntryFacts'];

/** What somebody needs to clock in by phone, and what of it is there. */
const needs = ['logIn', 'job', 'clocks', 'site', 'schedule', 'manager'] as const;

export type Need = (typeof needs)[number];

/** `LEFT_OUT`: people clock without it, too. */
export type NeedState = 'THERE' | 'MISSING' | 'LEFT_OUT';

interface Known {
  readonly job: AssignmentEntry;
  readonly facts: NonNullable<Facts['job']>;
  readonly account: Facts['account'];
  /** Of the company: clocked time is approved by itself. */
  readonly approvesItself: boolean;
  readonly today: LocalDate;
}

/** Whether somebody can clock in; without a manager the time waits, and that is no obstacle. */
export function canClockIn(found: ReturnType<typeof needsOf>): boolean {
  return found.every(({ need, state }) => need === 'manager' || state !== 'MISSING');
}

/** The needs of the person who holds a job, on a day. */
export function needsOf(known: Known): readonly { need: Need; state: NeedState }[] {
  const { job, facts, account, approvesItself, today } = known;
  const isOn = (range: { startDate: LocalDate; endDate?: LocalDate | null }) =>
    range.startDate <= today && (range.endDate ?? today) >= today;
  const there = (is: boolean): NeedState => (is ? 'THERE' : 'MISSING');
  const wanted = (is: boolean): NeedState => (is ? 'THERE' : 'LEFT_OUT');
  const variant = job.timeRecordingVariants.find(isOn)?.timeRecordingVariant;
  const isManaged = facts.managers.some(isOn);
  const states: Readonly<Record<Need, NeedState>> = {
    logIn: there(account !== null && (account.hasPassword || account.lastUsedAt !== null)),
    job: there(isOn(job)),
    clocks: there(job.authorities.includes('CAPTURE_TIME') && variant === 'CLOCK'),
    site: wanted((job.geofences ?? []).length > 0),
    schedule: wanted(facts.schedules.some(isOn)),
    manager: approvesItself ? wanted(isManaged) : there(isManaged),
  };
  return needs.map((need) => ({ need, state: states[need] }));
}
