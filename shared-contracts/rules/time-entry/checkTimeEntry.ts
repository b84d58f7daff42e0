import type { OpenTimeSpan } from '../instant.ts';
import { checkBreak } from './checkBreak.ts';
import { checkComment } from './checkComment.ts';
import { checkConfiguration, type ConfigurationContext } from './checkConfiguration.ts';
import { checkEditRange, type EditRange } from './checkEditRange.ts';
import { checkReason, type CorrectionReason, type ReasonContext } from './checkReason.ts';
import { checkTimes, type TimesContext } from './checkTimes.ts';
import { isChanged, type EntryContent } from './isChanged.ts';
import type { TimeEntryFault } from './timeEntryFault.ts';

/** A time that is added or edited, in client and server, before it is saved. */
export interface TimeEntry extends EntryContent {
  readonly reason: CorrectionReason | null;
  readonly comment: string | null;
}

export interface TimeEntryContext
  extends TimesContext, ConfigurationContext, EditRange, Omit<ReasonContext, 'isEdit'> {
  /** Zone of the assignment. */
  readonly timeZone: string;
  /** The edited version; null for a new entry. */
  readonly edited: EntryContent | null;
}

export interface BreakContext extends TimeEntryContext {
  readonly shift: OpenTimeSpan;
  /** The shift's other segments, without deleted ones. */
  readonly otherSegments: readonly OpenTimeSpan[];
}

/**
 * Checks every rule of spec §5 about a shift that is added or edited, the same in client and
 * server. Empty if it can be saved. Reports an unchanged entry only if there are no other faults.
 */
export function checkShiftEntry(entry: TimeEntry, context: TimeEntryContext): TimeEntryFault[] {
  return unlessUnchanged(entry, context, [
    ...checkTimes(entry, context),
    ...checkEditRange(entry.clockIn, context.timeZone, context),
    ...checkRest(entry, context),
  ]);
}

/** The same for a break, which must also lie in its shift without overlapping other segments. */
export function checkBreakEntry(entry: TimeEntry, context: BreakContext): TimeEntryFault[] {
  return unlessUnchanged(entry, context, [
    ...checkTimes(entry, context),
    ...checkEditRange(entry.clockIn, context.timeZone, context),
    ...checkBreak(entry, context.shift, context.otherSegments),
    ...checkRest(entry, context),
  ]);
}

function checkRest(entry: TimeEntry, context: TimeEntryContext): TimeEntryFault[] {
  return [
    ...checkConfiguration(entry, context),
    ...checkReason(entry.reason, {
      isEdit: context.edited !== null,
      freeTextReasons: context.freeTextReasons,
    }),
    ...checkComment(entry.comment),
  ];
}

function unlessUnchanged(
  entry: TimeEntry,
  { edited }: TimeEntryContext,
  faults: TimeEntryFault[],
): TimeEntryFault[] {
  if (faults.length > 0 || edited === null || isChanged(edited, entry)) return faults;
  return [{ rule: 'NO_CHANGE', field: 'body', values: {} }];
}
