import type { components, Locale } from 'shared-contracts';
import { fieldMessages } from './fieldMessages.ts';
import { problemTexts } from './problemTexts.ts';
import type { Refusal } from './refusal.ts';

/** Problem document of RFC 9457. */
export type Problem = components['schemas']['Problem'];

export const problemType = 'application/problem+json; charset=utf-8';

/** What a caller is told about a refusal, in the caller's language. */
export function problemOf(refusal: Refusal, locale: Locale, traceId: string): Problem {
  const { code, status, details } = refusal;
  const fields = details.fields?.map(({ field, fault }) => ({
    field,
    message: fieldMessages[locale][fault],
  }));
  return {
    type: 'about:blank',
    status,
    code,
    ...problemTexts(refusal, locale),
    traceId,
    ...(fields === undefined ? {} : { fields }),
  };
}
