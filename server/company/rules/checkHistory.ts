import { toMillis, type Instant } from 'shared-contracts';
import { entries } from './checkDuplicates.ts';
import type { CompanyFile, HistoryEntry, HistoryVersion } from './companyFile.ts';
import type { ExistingCompany } from './existingCompany.ts';
import type { FieldPath, FileFault } from './fault.ts';

/** Time that could not have happened, or that the product would never have written so. */
export function checkHistory(
  file: CompanyFile,
  existing: ExistingCompany,
  now: Instant,
): FileFault[] {
  const known = existing.codes.history;
  const news = entries(file.history, 'history').filter(([{ code }]) => known?.has(code) !== true);
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
      const options = file.customFields?.find(({ code }) => code === customField)?.options;
      const isKnown =
        existing.options.get(customField)?.has(option) === true ||
        options?.some(({ code }) => code === option) === true;
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
