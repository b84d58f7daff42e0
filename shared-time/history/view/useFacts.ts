import {
  breaksOf,
  type components,
  isBreak,
  isOnItsWay,
  segmentsOf,
  shownSeconds,
} from 'shared-contracts';
import { useEmployeeSession, useFeature, useHrConnection, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useRemarkText } from '../../remarks/RemarkBadges.tsx';
import { factsOf } from '../../remarks/remarksOf.ts';
import type { SegmentTimePair, TimePair } from '../../rules/TimeDialogRequest.ts';
import { useSegmentName } from '../../worked-time/view/useSegmentName.ts';

export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** The facts of a version: label and text, in the order of the details view. */
export function useFacts(): (pair: TimePair) => readonly Fact[] {
  const text = useText();
  const formats = useUserFormats();
  const nameOf = useSegmentName();
  const remarkText = useRemarkText();
  const customFact = useCustomFact();
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const isHrConnected = useHrConnection();
  const hasCostCenters = useFeature('COST_CENTERS');

  return (pair) => {
    const { timeZone, clockIn, clockOut, commentSummary, workSchedule } = pair;
    const time = (instant: string) => formats.time(instant, timeZone);
    const timesOf = ({ clockIn: from, clockOut: to }: SegmentTimePair) =>
      formats.timeRange(from.date, to?.date ?? null, timeZone);
    const breaks = breaksOf(pair).map(timesOf);
    const others = segmentsOf(pair)
      .filter(({ pairType }) => !isBreak(pairType))
      .map((segment) => `${nameOf(segment)} ${timesOf(segment)}`);
    const facts: readonly (readonly [string, string, string | null])[] = [
      ['position', text('time.position'), pair.employeeAssignment.position.description],
      ['startDate', text('time.history.column.startDate'), formats.day(pair.startDate, true)],
      ['clockIn', text('time.history.column.clockIn'), time(clockIn.date)],
      [
        'clockOut',
        text('time.history.column.clockOut'),
        clockOut ? time(clockOut.date) : text('time.details.open'),
      ],
      [
        'duration',
        text('time.history.column.duration'),
        clockOut ? formats.duration(shownSeconds(pair, clockOut.date)) : '–',
      ],
      ['breaks', text('time.details.breaks'), breaks.join(', ') || text('time.none')],
      ['segments', text('time.details.segments'), others.join(', ') || null],
      ['timeType', text('time.timeType'), pair.timeType?.externalName ?? '–'],
      [
        'costCenter',
        text('time.costCenter'),
        hasCostCenters ? (pair.costCenter?.name ?? text('time.none')) : null,
      ],
      ['facts', text('time.details.facts'), factsOf(pair).map(remarkText).join(', ') || null],
      ['scheduled', text('time.details.scheduled'), workSchedule?.externalName ?? null],
      ['status', text('time.history.column.status'), hasApproval ? statusWord(pair) : null],
      ['info', text('time.history.column.info'), infoWords(pair) || null],
      ['origin', text('time.details.origin'), text(`time.details.origin.${clockIn.origin}`)],
      ['zone', text('time.details.zone'), pair.showTimeZone ? timeZone : null],
      ['commentIn', text('time.details.commentIn'), commentSummary.clockInComment],
      ['commentOut', text('time.details.commentOut'), commentSummary.clockOutComment],
      [
        'sync',
        text('time.details.sync'),
        pair.synchronisationStatus && synchronisationWord(pair.synchronisationStatus),
      ],
    ];
    return [
      ...facts.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : [])),
      ...pair.timePairCustomFieldValues.map(customFact),
    ];
  };

  function synchronisationWord(status: NonNullable<TimePair['synchronisationStatus']>): string {
    if (!isHrConnected && isOnItsWay(status)) return text('time.details.sync.notConnected');
    return text(`time.details.sync.${status}`);
  }
  function statusWord({ status }: TimePair): string {
    return text(`time.status.${status}`);
  }
  function infoWords({ infoIndicators }: TimePair): string {
    return infoIndicators.map((each) => text(`time.info.${each}`)).join(', ');
  }
}

/** The value of a custom field, with the field's name. */
function useCustomFact() {
  const text = useText();
  const { employee } = useEmployeeSession();

  return function customFact({
    name,
    timePairCustomField,
  }: components['schemas']['CustomFieldValue']): Fact {
    const { id } = timePairCustomField;
    // The names come from the person's own fields; a company's fields are the same for all.
    const known = employee.assignments
      .flatMap(({ timePairCustomFields: own, timeTypeProfile }) => [
        ...own,
        ...timeTypeProfile.availableTimeTypes.flatMap((each) => each.timePairCustomFields),
      ])
      .find((field) => field.id === id);
    return {
      key: `custom-${id}`,
      label: known?.name ?? text('time.details.customField'),
      value: name,
    };
  };
}
