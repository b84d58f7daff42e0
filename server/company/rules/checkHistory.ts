import { isTimeZone, localDay, toMillis, type Instant } from 'shared-contracts';
import type {
  CompanyFile,
  HistoryEntry,
  HistoryVersion,
} from 'shared-contracts/company-file/companyFile.ts';
import { entries } from './checkDuplicates.ts';
import type { ExistingCompany } from './existingCompany.ts';
import type { FieldPath, FileFault } from './fault.ts';

/** Time that could not have happened, or that the product would never have recorded like this. */
export function checkHistory(
  file: CompanyFile,
  existing: ExistingCompany,
  now: Instant,
): FileFault[] {
  const importedCodes = existing.codes.history;
  const news = entries(file.history, 'history').filter(
    ([{ code }]) => importedCodes?.has(code) !== true,
  );
  return [
    ...news.flatMap(([entry, path]) => [
      ...versionFaults(entry, path, now),
      ...(entry.earlierVersions ?? []).flatMap((version, index) =>
        versionFaults(version, [...path, 'earlierVersions', index], now),
      ),
      ...deletionFaults(entry, path),
      ...synchronisationFaults(entry, path),
      ...segmentFaults(entry, path),
      ...optionFaults(entry, path, file, existing),
      ...notificationFaults(entry, path),
    ]),
    ...openFaults(news, existing),
    ...overlapFaults(news),
    ...rangeFaults(news, file, existing),
  ];
}

function versionFaults(version: HistoryVersion, path: FieldPath, now: Instant): FileFault[] {
  const { clockIn, clockOut, status, isCorrection = false } = version;
  const end = clockOut?.at ?? clockIn.at;
  const faults: FileFault[] = [];
  if (toMillis(end) < toMillis(clockIn.at)) {
    faults.push({ path: [...path, 'clockOut', 'at'], message: 'It ends before it starts.' });
  }
  if (Math.max(toMillis(clockIn.at), toMillis(end)) > toMillis(now)) {
    faults.push({ path: [...path, 'clockIn', 'at'], message: 'It lies in the future.' });
  }
  const fits = clockOut === undefined ? opens(status, isCorrection) : status !== 'INCOMPLETE';
  if (!fits) {
    const message = `The status ${status} does not go with ${clockOut === undefined ? 'an open' : 'an ended'} shift.`;
    faults.push({ path: [...path, 'status'], message });
  }
  return faults;
}

function opens(status: HistoryVersion['status'], isCorrection: boolean): boolean {
  return status === 'DELETED' || (isCorrection ? status === 'PENDING' : status === 'INCOMPLETE');
}

function deletionFaults(entry: HistoryEntry, path: FieldPath): FileFault[] {
  const { status, deletedAt, statusBeforeDeletion } = entry;
  const faults: FileFault[] = [];
  if ((status === 'DELETED') !== (deletedAt !== undefined)) {
    const message = 'Entries with the status DELETED have `deletedAt`, others have not.';
    faults.push({ path: [...path, 'deletedAt'], message });
  }
  if (status === 'PENDING_DELETE' && statusBeforeDeletion === undefined) {
    const message = 'The status before the deletion was asked for is needed.';
    faults.push({ path: [...path, 'statusBeforeDeletion'], message });
  }
  return faults;
}

function synchronisationFaults(entry: HistoryEntry, path: FieldPath): FileFault[] {
  const { status, synchronisationStatus, wasPreviouslyApproved = false } = entry;
  if (synchronisationStatus === undefined || status === 'APPROVED') return [];
  if (synchronisationStatus === 'SYNCHRONISED' && wasPreviouslyApproved) return [];
  const message = 'Only approved time leaves for the HR system.';
  return [{ path: [...path, 'synchronisationStatus'], message }];
}

function segmentFaults(entry: HistoryEntry, path: FieldPath): FileFault[] {
  const shiftEnd = endOf(entry.clockOut?.at);
  let last = toMillis(entry.clockIn.at);
  return (entry.segments ?? []).flatMap((segment, index) => {
    const from = toMillis(segment.clockIn.at);
    const to = endOf(segment.clockOut?.at);
    const isInside = from >= last && to >= from && to <= shiftEnd;
    last = to;
    const message = 'A segment lies inside its shift and after the segment before it.';
    return isInside ? [] : [{ path: [...path, 'segments', index], message }];
  });
}

function endOf(at: Instant | undefined): number {
  return at === undefined ? Number.POSITIVE_INFINITY : toMillis(at);
}

function optionFaults(
  entry: HistoryEntry,
  path: FieldPath,
  file: CompanyFile,
  existing: ExistingCompany,
): FileFault[] {
  return [entry, ...(entry.earlierVersions ?? [])].flatMap((version, number) =>
    (version.customFieldValues ?? []).flatMap(({ customField, option }, index) => {
      const inFile = file.customFields?.find(({ code }) => code === customField)?.options;
      const before = existing.options.get(customField);
      // The field itself is missing or invalid, which is reported there.
      if (inFile === undefined && before === undefined) return [];
      const isKnown =
        before?.has(option) === true || inFile?.some(({ code }) => code === option) === true;
      const at = number === 0 ? path : [...path, 'earlierVersions', number - 1];
      return isKnown
        ? []
        : [
            {
              path: [...at, 'customFieldValues', index, 'option'],
              message: `The field "${customField}" has no option "${option}".`,
            },
          ];
    }),
  );
}

function notificationFaults({ notifications = [] }: HistoryEntry, path: FieldPath): FileFault[] {
  return notifications.flatMap(({ kind, by }, index) =>
    kind === 'MISSED_CLOCK_OUT' || kind === 'AUTO_CLOCKED_OUT' || by !== undefined
      ? []
      : [{ path: [...path, 'notifications', index, 'by'], message: 'Who did it is needed.' }],
  );
}

function openFaults(
  news: readonly [HistoryEntry, FieldPath][],
  existing: ExistingCompany,
): FileFault[] {
  const open = new Set(existing.openShifts);
  return news.flatMap(([{ assignment, clockOut, status, isCorrection }, path]) => {
    if (clockOut !== undefined || status === 'DELETED' || isCorrection === true) return [];
    const isSecond = open.has(assignment);
    open.add(assignment);
    const message = `The assignment "${assignment}" has another open shift.`;
    return isSecond ? [{ path: [...path, 'clockOut'], message }] : [];
  });
}

/**
 * Shifts of one assignment at the same time; a correction can overlap the entry that it corrects.
 */
function overlapFaults(news: readonly [HistoryEntry, FieldPath][]): FileFault[] {
  const held = news.filter(([{ status, isCorrection }]) => status !== 'DELETED' && !isCorrection);
  const byAssignment = Map.groupBy(held, ([{ assignment }]) => assignment);
  return [...byAssignment].flatMap(([assignment, shifts]) => {
    let last: { readonly end: number; readonly path: FieldPath } | undefined;
    return shifts
      .toSorted(([one], [other]) => toMillis(one.clockIn.at) - toMillis(other.clockIn.at))
      .flatMap(([{ clockIn, clockOut }, path]) => {
        const before = last;
        const end = endOf(clockOut?.at);
        if (before === undefined || end > before.end) last = { end, path };
        // Two open shifts are reported as such.
        const isBoth = before?.end === Number.POSITIVE_INFINITY && clockOut === undefined;
        if (before === undefined || isBoth || toMillis(clockIn.at) >= before.end) return [];
        const message = `It overlaps another shift of the assignment "${assignment}", at ${before.path.join('.')}.`;
        return [{ path: [...path, 'clockIn', 'at'], message }];
      });
  });
}

/** Shifts on days on which their assignment is not valid, in its time zone. */
function rangeFaults(
  news: readonly [HistoryEntry, FieldPath][],
  file: CompanyFile,
  existing: ExistingCompany,
): FileFault[] {
  const assignments = new Map(
    [...existing.assignments, ...(file.assignments ?? [])].map((entry) => [entry.code, entry]),
  );
  return news.flatMap(([{ assignment, clockIn }, path]) => {
    const range = assignments.get(assignment);
    if (range === undefined || !isTimeZone(range.timeZone)) return [];
    const day = localDay(clockIn.at, range.timeZone);
    if (day >= range.startDate && day <= (range.endDate ?? day)) return [];
    const message = `The assignment "${assignment}" does not hold on ${day}.`;
    return [{ path: [...path, 'clockIn', 'at'], message }];
  });
}
