import type { components, Instant } from 'shared-contracts';
import { serverMessages } from 'shared-contracts/error-messages';
import { asOf } from './asOf.ts';
import type { Catalogue, PresentationContext } from './timePairContext.ts';
import type { SegmentRow, TimePairRow } from './timePairRow.ts';

type TimePair = components['schemas']['TimePair'];

/** Of an entry that began at the instant, with the name that it had then. */
export function timeTypeOf(
  id: number | null,
  at: Instant,
  { timeTypes, earlier }: Catalogue,
): TimePair['timeType'] {
  const timeType = id === null ? undefined : timeTypes.get(id);
  if (id === null || timeType === undefined) return null;
  return { id, externalName: asOf(timeType.name, earlier.timeTypes.get(id), at) };
}

/** The same of a cost center. */
export function costCenterOf(
  id: number | null,
  at: Instant,
  { costCenters, earlier }: Catalogue,
): TimePair['costCenter'] {
  const name = id === null ? undefined : costCenters.get(id);
  if (id === null || name === undefined) return null;
  return { id, name: asOf(name, earlier.costCenters.get(id), at) };
}

export function customFieldValuesOf(
  { custom_field_values: values }: Pick<TimePairRow | SegmentRow, 'custom_field_values'>,
  { customFields }: Catalogue,
): TimePair['timePairCustomFieldValues'] {
  return (values ?? []).map(({ id, timePairCustomField }) => ({
    id,
    name: customFields.get(timePairCustomField.id)?.options.get(id) ?? '',
    timePairCustomField: { id: timePairCustomField.id },
  }));
}

/** The reason in the reader's language, with its text of then; a free text as it was written. */
export function reasonOf(
  { reason_id: id, reason_text: text, corrected_at: correctedAt, clock_in: start }: TimePairRow,
  { catalogue, locale }: PresentationContext,
): TimePair['reason'] {
  const reason = id === null ? undefined : catalogue.reasons.get(id);
  if (id === null || reason === undefined) return null;
  const names = asOf(reason.names, catalogue.earlier.reasons.get(id), correctedAt ?? start);
  return { id, reasonName: reason.code, description: text ?? names[locale] };
}

/** The last decision with the name of its author. */
export function decisionOf(
  { decision }: TimePairRow,
  { deciders }: Pick<PresentationContext, 'deciders'>,
): TimePair['decision'] {
  if (decision === null) return null;
  const { action, by, at, reason } = decision;
  return { action, by: deciders.get(by) ?? null, at, reason };
}

/**
 * Why the external HR system rejected it, in the reader's language, and the system's own message.
 */
export function synchronisationErrorOf(
  { synchronisation_error: reason, original_version_id: shiftId }: TimePairRow,
  { locale, hrWords }: Pick<PresentationContext, 'locale' | 'hrWords'>,
): TimePair['synchronisationError'] {
  if (reason === null) return null;
  const words = hrWords.get(shiftId);
  const message = serverMessages[locale].synchronisationFailures[reason];
  return { reason, message: words === undefined ? message : `${message} ${words}` };
}

export function commentsOf(pair: TimePairRow): TimePair['comments'] {
  const { clock_in_comment: atClockIn, clock_out_comment: atClockOut } = pair;
  return [
    ...(atClockIn === null
      ? []
      : [{ comment: atClockIn, isClockInComment: true, date: pair.clock_in }]),
    ...(atClockOut === null
      ? []
      : [
          {
            comment: atClockOut,
            isClockInComment: false,
            date: pair.clock_out ?? pair.clock_in,
          },
        ]),
  ];
}
