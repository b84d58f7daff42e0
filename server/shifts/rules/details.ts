import type { components } from 'shared-contracts';
import { serverMessages } from 'shared-contracts/error-messages';
import type { Catalogue, PresentationContext } from './timePairContext.ts';
import type { SegmentRow, TimePairRow } from './timePairRow.ts';

type TimePair = components['schemas']['TimePair'];

export function timeTypeOf(id: number | null, { timeTypes }: Catalogue): TimePair['timeType'] {
  const timeType = id === null ? undefined : timeTypes.get(id);
  return id === null || timeType === undefined ? null : { id, externalName: timeType.name };
}

export function costCenterOf(
  id: number | null,
  { costCenters }: Catalogue,
): TimePair['costCenter'] {
  const name = id === null ? undefined : costCenters.get(id);
  return id === null || name === undefined ? null : { id, name };
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

/** The reason in the reader's language; a free text as it was written. */
export function reasonOf(
  { reason_id: id, reason_text: text }: TimePairRow,
  { catalogue, locale }: PresentationContext,
): TimePair['reason'] {
  const reason = id === null ? undefined : catalogue.reasons.get(id);
  if (id === null || reason === undefined) return null;
  return { id, reasonName: reason.code, description: text ?? reason.names[locale] };
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
