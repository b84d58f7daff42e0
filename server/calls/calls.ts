import type { Readable } from 'node:stream';
import type { Locale, operations } from 'shared-contracts';
import type { Actor, EmployeeActor, TerminalActor } from './actor.ts';
import type { SecuritySubject } from './securityEvent.ts';
import type { spreadsheetType } from '../spreadsheets/writeWorkbook.ts';

/** Name of a call of the contract. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Part<Whole, Name extends string> = Whole extends { [Key in Name]?: infer Value }
  ? Exclude<Value, undefined>
  : never;
type BodyAsked<Whole> = Whole extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : Whole extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? { readonly [Field in keyof Form]: FormValue<Form[Field]> }
    : undefined;
/** Files come as their bytes, those that may be missing, too. */
type FormValue<Value> = Value extends Blob ? Buffer : Value;

/** A call as the domains see it: validated against the contract, the actor known and allowed. */
export interface CallRequest<Id extends OperationId> {
  readonly operationId: Id;
  readonly path: Part<Parameters<Id>, 'path'>;
  readonly query: Part<Parameters<Id>, 'query'>;
  readonly body: BodyAsked<operations[Id]>;
  /** Who calls; null for public calls. */
  readonly actor: Actor | null;
  /** The calling employee; throws in calls that an employee's session is not required for. */
  readonly employee: EmployeeActor;
  /** The calling terminal; throws in calls that a terminal's session is not required for. */
  readonly terminal: TerminalActor;
  /** `lang` of the query, else the best of Accept-Language, else en. */
  readonly locale: Locale;
  /** Lower-case UUID; throws in calls that are no commands. */
  readonly idempotencyKey: string;
  /** When the request arrived. */
  readonly now: Date;
  /** Address of the caller, proxies taken into account: for limits only, never stored or logged. */
  readonly address: string;
  /** Whether a proxy that forwarded the request is believed (`TRUST_PROXY`); null where none says so. */
  readonly forwarded: 'BELIEVED' | 'IGNORED' | null;
  /** The `Host` that was asked, as the browser says it. */
  readonly host: string | null;
  /** What the browser says that it is, at most 500 characters. */
  readonly userAgent: string | null;
  /** Raw session tokens of the request's cookies, for log-ins and log-outs. */
  readonly tokens: {
    readonly employee: string | null;
    readonly terminal: string | null;
    /** By which a device is known that was logged in before. */
    readonly device: string | null;
    /** By which single sign-on knows the browser again. */
    readonly browser: string | null;
  };
}

/** A cookie to set; a null value clears it. HttpOnly, Secure (off loopback) and SameSite=Strict. */
export interface AnswerCookie {
  readonly name: 'access-token' | 'terminal-access-token' | 'device' | 'sign-on';
  readonly value: string | null;
  readonly maxAgeInSeconds?: number;
}

/** A body that is offered as a file. */
export interface AnswerFile {
  readonly name: string;
  /** Bytes; null where it is made while it is sent. */
  readonly size: number | null;
}

interface AnswerExtras {
  readonly cookies?: readonly AnswerCookie[];
  /** Whose session it was, for the security log of calls without one. */
  readonly subject?: SecuritySubject;
  /** What was made, for the security log of calls whose address does not name it. */
  readonly target?: Readonly<Record<string, string | number>>;
}

/** Bodies may be made of data that nobody may change. */
type Unchanging<Value> = Value extends readonly (infer Element)[]
  ? readonly Unchanging<Element>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Unchanging<Value[Name]> }
    : Value;

/** What is offered as a file. */
type Files = { [type in typeof spreadsheetType]: unknown } | { 'application/zip': unknown };

type BodyOf<Response> = Response extends { content: { 'application/problem+json': unknown } }
  ? never
  : Response extends { content: Files }
    ? { readonly body: Readable; readonly file: AnswerFile }
    : Response extends { content: infer Content extends Record<string, unknown> }
      ? { readonly body: Unchanging<Content[keyof Content]> }
      : { readonly body?: undefined };

/** What a handler answers: a status of the contract with its body. Failures are thrown `Refusal`s. */
export type Answer<Id extends OperationId> = Id extends OperationId
  ? AnswerWith<operations[Id]['responses']>
  : never;

type AnswerWith<Responses> = {
  [Status in keyof Responses]: BodyOf<Responses[Status]> extends never
    ? never
    : { readonly status: Status } & BodyOf<Responses[Status]> & AnswerExtras;
}[keyof Responses];

export type Handler<Id extends OperationId> = (request: CallRequest<Id>) => Promise<Answer<Id>>;

/** Calls that answer otherwise than with one body. */
type StreamId = 'listenToEvents';

/** A handler for every call of the contract; domains give theirs with `satisfies Partial<Handlers>`. */
export type Handlers = { readonly [Id in Exclude<OperationId, StreamId>]: Handler<Id> };
