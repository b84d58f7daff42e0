import type { components, Locale } from 'shared-contracts';
import { serverMessages } from 'shared-contracts/error-messages';
import { fieldMessages } from './fieldMessages.ts';
import { problemTexts } from './problemTexts.ts';
import type { Fault, FieldFault, Refusal } from '../calls/refusal.ts';

/** Problem document of RFC 9457. */
export type Problem = components['schemas']['Problem'];

export const problemType = 'application/problem+json; charset=utf-8';

/** A refusal as its caller sees it, in the caller's language. */
export function problemOf(refusal: Refusal, locale: Locale, traceId: string): Problem {
  const { code, status, details } = refusal;
  const fields = details.fields?.map((fault) => presentFault(fault, locale));
  return {
    type: `/api/docs/errors/${code}`,
    status,
    code,
    ...problemTexts(refusal, locale),
    traceId,
    ...(fields === undefined ? {} : { fields }),
    ...(details.results === undefined ? {} : { results: [...details.results] }),
  };
}

function presentFault(
  { field, fault }: FieldFault,
  locale: Locale,
): components['schemas']['FieldFault'] {
  if (isOfAnyField(fault)) return { field, message: fieldMessages[locale][fault] };
  return { field, message: serverMessages[locale].timeEntryRules[fault], code: fault };
}

function isOfAnyField(fault: FieldFault['fault']): fault is Fault {
  return fault in fieldMessages.en;
}
