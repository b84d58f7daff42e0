import { useEffect, useRef } from 'react';
import { ApiFailure, offsetMinutes } from 'shared-contracts';
import {
  deviceTimeZone,
  useApi,
  useCommandKey,
  useDialogs,
  useEmployeeSession,
  useMutation,
  useSnackbar,
  useUserFormats,
} from 'shared-ui';
import type { TimeDialogProps } from '../../TimeDialogProps.ts';
import { readLatestVersion } from '../../data/timeCommands.ts';
import { useText } from '../../messages/useText.ts';
import type { EntrySubject, TimePair } from '../../rules/TimeDialogRequest.ts';
import { isNotLatest } from '../../rules/isNotLatest.ts';
import { useFailureNotice } from '../../view/useFailureNotice.ts';
import { useTellChanges } from '../../view/useTellChanges.ts';
import { saveEntry } from '../data/saveEntry.ts';
import type { DraftFault } from '../rules/checkDraft.ts';
import { entryRequest, type EntryRequest } from '../rules/entryRequest.ts';
import { isBreakSubject, refreshedSubject, shiftOf } from '../rules/entrySubject.ts';
import { goneChoices } from '../rules/goneChoices.ts';
import type { EntryChanges } from '../rules/entryChanges.ts';
import { otherSegments } from '../rules/readDraft.ts';
import { useEntryFeatures } from './useEntryAssignments.ts';
import type { EntryForm } from './useEntryForm.ts';
import { useFaultText } from './useFaultText.ts';
export interface SaveEntryProps extends TimeDialogProps {
  /** Receives the entry's latest version, with the input for the previous one. */
  readonly onRefreshed: (subject: EntrySubject, entered: EntryChanges) => void;
}

export interface SaveEntry {
  readonly isSaving: boolean;
  readonly save: () => Promise<void>;
}

/** Validates, asks and saves; then notifies every page and closes (spec §4, §8). */
export function useSaveEntry(form: EntryForm, props: SaveEntryProps): SaveEntry {
  const { subject, draft, times, customFields } = form;
  const { employeeId } = useEmployeeSession();
  const { features, hasCostCenters } = useEntryFeatures();
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const keyOf = useCommandKey();
  const tellChanges = useTellChanges(props.person.id);
  const notice = useFailureNotice();
  const refuse = useRefusal(form);
  const confirmBreaks = useBreakQuestion(form);
  const mutation = useMutation({
    mutationFn: (request: EntryRequest) => saveEntry(api, request, keyOf(request)),
  });
  const isBreak = isBreakSubject(subject);

  async function save(): Promise<void> {
    if (mutation.isPending) return;
    form.showAllFaults();
    if (form.faults.length > 0) return refuse(form.faults);
    const request = entryRequest(draft, times, subject, {
      timeZoneOffset: offsetMinutes(times.start.instant ?? props.now(), deviceTimeZone()),
      requestedByUserId: employeeId,
      customFields,
      sendsCustomFields: features.CUSTOM_FIELDS,
      sendsCostCenter: hasCostCenters,
      noComment: text('time.none'),
    });
    if (request === null || !(await confirmBreaks())) return;
    try {
      const { violations, shiftTimePairs } = await mutation.mutateAsync(request);
      for (const [index, { violation }] of violations.entries()) {
        snackbar.show({
          text: violation.translatedViolation,
          intent: 'warning',
          ...(index === 0 ? { topic: savingTopic } : {}),
        });
      }
      if (violations.length === 0) {
        const saved = text(isBreak ? 'time.savedBreak' : 'time.saved');
        const [shown] = shiftTimePairs;
        snackbar.show({
          text: saved,
          intent: 'success',
          topic: savingTopic,
          // The page's filter may hide it.
          ...(props.onShow && shown
            ? { action: { label: text('time.show'), onSelect: () => props.onShow?.(shown.id) } }
            : {}),
        });
      }
      tellChanges();
      props.onClose();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      tellChanges();
      await failed(failure, request);
    }
  }

  /**
   * A fixable failure keeps the dialog open with all input; a stale entry is reloaded or closes.
   */
  async function failed(failure: ApiFailure, { body }: EntryRequest): Promise<void> {
    const gone = goneChoices(failure.fields, body);
    if (gone.length > 0) return form.refuseChoices(gone);
    const answer = await notice(failure, { subject: isBreak ? 'break' : 'time', action: 'saved' });
    if (!isNotLatest(failure.code)) return;
    const shift = shiftOf(subject);
    if (answer === 'refresh' && shift) await reopen(shift);
    else props.onClose();
  }

  async function reopen(shift: TimePair): Promise<void> {
    const latest: TimePair | null = await readLatestVersion(api, shift.id).catch(() => null);
    const refreshed: EntrySubject | null = latest && refreshedSubject(subject, latest);
    if (refreshed) return props.onRefreshed(refreshed, form);
    snackbar.show({ text: text('time.gone'), intent: 'warning' });
    props.onClose();
  }

  return { isSaving: mutation.isPending, save };
}

/** Explains why a draft cannot be saved (spec §5, §8). */
function useRefusal({ timeZone, faults: left }: EntryForm) {
  const text = useText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const faultText = useFaultText(timeZone);
  const withdraw = useRef(() => {});
  const isComplete = !left.some(({ rule }) => requiredRules.has(rule));
  useEffect(() => {
    if (isComplete) withdraw.current();
  }, [isComplete]);
  return async (faults: readonly DraftFault[]): Promise<void> => {
    const noChange = faults.find(({ rule }) => rule === 'NO_CHANGE');
    if (noChange) {
      await dialogs.warning({ title: text('time.noChange'), text: faultText(noChange) });
      return;
    }
    if (faults.some(({ rule }) => requiredRules.has(rule))) {
      const message = text('time.completeFields');
      withdraw.current = snackbar.show({ text: message, intent: 'error', topic: savingTopic });
    }
    const outside = faults.find(({ rule }) => rule in dialogTitles);
    const title = outside && dialogTitles[outside.rule];
    if (outside && title) {
      await dialogs.error({ title: text(title), text: faultText(outside) });
    }
  };
}

const requiredRules: ReadonlySet<DraftFault['rule']> = new Set<DraftFault['rule']>([
  'DATE_REQUIRED',
  'CLOCK_IN_REQUIRED',
  'CLOCK_OUT_REQUIRED',
  'REASON_REQUIRED',
  'SPECIFY_REASON',
  'CUSTOM_FIELD_REQUIRED',
  'COST_CENTER_REQUIRED',
]);

const dialogTitles: Partial<Record<DraftFault['rule'], 'time.tooEarly' | 'time.outsideShift'>> = {
  BEFORE_PREVIOUS_PAY_CYCLE: 'time.tooEarly',
  BEFORE_EDIT_RANGE: 'time.tooEarly',
  TIME_BEFORE_SHIFT: 'time.outsideShift',
  TIME_AFTER_SHIFT: 'time.outsideShift',
  BREAK_OVERLAPS: 'time.outsideShift',
};

/** Asks before a shorter shift changes its breaks (spec §5 "automatic segment update"). */
function useBreakQuestion({ subject, times, timeZone }: EntryForm): () => Promise<boolean> {
  const text = useText();
  const dialogs = useDialogs();
  const formats = useUserFormats();
  return async () => {
    if (times.segmentUpdates.length === 0) return true;
    const breaks = new Map(otherSegments(subject).map((each) => [each.id, each]));
    const items = times.segmentUpdates.flatMap((update) => {
      const recorded = breaks.get(update.id);
      if (!recorded) return [];
      const before = formats.timeRange(recorded.start, recorded.end, timeZone);
      return update.kind === 'REMOVED'
        ? [text('time.update.removed', { before })]
        : [
            text('time.update.cut', {
              before,
              after: formats.timeRange(update.start, update.end, timeZone),
            }),
          ];
    });
    return dialogs.confirm({
      title: text('time.update'),
      text: text('time.update.text'),
      items,
      confirm: text('time.update.confirm'),
      danger: true,
    });
  };
}

/** Snackbar topic of the last save, so that a refusal is dismissed once fixed. */
export const savingTopic = 'saving-an-entry';
