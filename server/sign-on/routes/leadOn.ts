import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverMessages } from 'shared-contracts/error-messages';
import { requestedLocale } from '../../http/locale.ts';
import { escapeHtml } from '../../static/html.ts';
import type { SignOnVisits } from '../data/createSignOnVisits.ts';
import { SignOnFault, type SignOnReason } from '../rules/signOnFault.ts';
import type { SignOnAnswer } from '../rules/signOnProvider.ts';

export const page = (path: string) => `/#${path}`;

export type Form = Readonly<Record<string, string>>;

/** Redirects to an error page if a message is rejected; the reason is for operators. */
export async function orFailed(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (fault) {
    if (!(fault instanceof SignOnFault)) throw fault;
    const said = fault.reason === 'unreachable' ? 'unreachable' : 'failed';
    noteRefusal(request, fault.reason);
    return reply.redirect(page(`/login?signOn=${said}`), 303);
  }
}

export function noteRefusal(request: FastifyRequest, reason: SignOnReason): void {
  request.refusedWith = 'SIGN_ON_REFUSED';
  request.target = { reason };
}

/** Accepts the provider's answer and leads on to the step that opens the session. */
export async function takeAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  visits: SignOnVisits,
  answer: SignOnAnswer,
  now: Date,
): Promise<FastifyReply> {
  const { id, subject, fault } = await visits.answer(answer, now);
  request.subject = subject;
  if (fault !== null) {
    noteRefusal(request, fault);
    return reply.redirect(page('/unauthorized'), 303);
  }
  // The log-in itself is logged where it happens.
  request.securityEvent = null;
  return reply.type('text/html; charset=utf-8').send(wayOn(request, id));
}

/**
 * An intermediate page of our own: browsers do not send `SameSite=Strict` cookies with a navigation
 * that another site started.
 */
function wayOn(request: FastifyRequest, id: string): string {
  const locale = requestedLocale(undefined, request.headers['accept-language']);
  const address = escapeHtml(`/saml/arrive?id=${encodeURIComponent(id)}`);
  const words = escapeHtml(serverMessages[locale].signOnGoesOn);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0;url=${address}">
<title>Punctual</title>
<link rel="icon" href="data:,">
</head>
<body><main><p><a href="${address}">${words}</a></p></main></body>
</html>`;
}

/** Omits repeated fields and fields that are not text. */
export function queryOf({ query }: FastifyRequest): Form {
  return textsOf(query);
}

export function formOf({ body }: FastifyRequest): Form {
  return textsOf(body);
}

function textsOf(values: unknown): Form {
  const entries: [string, unknown][] = Object.entries(values ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
