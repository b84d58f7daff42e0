import type { Readable } from 'node:stream';
import type { Locale, operations } from 'shared-contracts';
import type { Actor, EmployeeActor, KeyActor, Reader, TerminalActor } from './actor.ts';
import type { SecuritySubject } from './securityEvent.ts';
import type { spreadsheetType } from '../spreadsheets/writeWorkbook.ts';

/** Name of a call in the contract. */
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
/** Files arrive as bytes, optional ones too. */
type FormValue<Value> = Value extends Blob ? Buffer : Value;

/**
 * A call as the domains see it: validated against the contract, its actor authenticated and
 * authorized.
 */
export interface CallRequest<Id extends OperationId> {
  readonly operationId: Id;
  readonly path: Part<Parameters<Id>, 'path'>;
  readonly query: Part<Parameters<Id>, 'query'>;
  readonly body: BodyAsked<operations[Id]>;
  /** The caller; null for public calls. */
  readonly actor: Actor | null;
  /** The calling employee; throws in calls that do not require an employee's session. */
  readonly employee: EmployeeActor;
  /** The calling employee or key; throws in calls that do not require an employee's session. */
  readonly reader: Reader;
  /** The calling key; throws in calls that do not require one. */
  readonly key: KeyActor;
  /** The calling terminal; throws in calls that do not require a terminal's session. */
  readonly terminal: TerminalActor;
  /** `lang` of the query, else the best of Accept-Language, else en. */
  readonly locale: Locale;
  /** Lower-case UUID; throws in calls that are not commands. */
  readonly idempotencyKey: string;
  /** When the request arrived. */
  readonly now: Date;
  /** Address of the caller behind proxies: only for limits, never stored or logged. */
  readonly address: string;
  /**
   * Whether the forwarding proxy is trusted (`TRUST_PROXY`); null if no proxy forwarded the
   * request.
   */
  readonly forwarded: 'BELIEVED' | 'IGNORED' | null;
  /** The `Host` header as the browser sent it. */
  readonly host: string | null;
  /** The browser's `User-Agent`, at most 500 characters. */
  readonly userAgent: string | null;
  /** Raw session tokens from the request's cookies, for log-in and log-out. */
  readonly tokens: {
    readonly employee: string | null;
    readonly terminal: string | null;
    /** Identifies a device that has logged in before. */
    readonly device: string | null;
    /** Identifies the browser to single sign-on. */
    readonly browser: string | null;
  };
}

/** A cookie to set; a null value clears it. HttpOnly, Secure (off loopback) and SameSite=Strict. */
export interface AnswerCookie {
  readonly name: 'access-token' | 'terminal-access-token' | 'device' | 'sign-on';
  readonly value: string | null;
  readonly maxAgeInSeconds?: number;
}

/** A body that is sent as a file. */
export interface AnswerFile {
  readonly name: string;
  /** Bytes; null if the body is generated while it is sent. */
  readonly size: number | null;
}

interface AnswerExtras {
  readonly cookies?: readonly AnswerCookie[];
  /** The subject of the session, for the security log of calls without one. */
  readonly subject?: SecuritySubject;
  /** Ids of the people whom the call concerned; the security log has an event for each. */
  readonly concerned?: readonly number[];
  /** The created thing, for the security log of calls whose path does not name it. */
  readonly target?: Readonly<Record<string, string | number>>;
}

/** Bodies can be made of read-only data. */
type Unchanging<Value> = Value extends readonly (infer Element)[]
  ? readonly Unchanging<Element>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Unchanging<Value[Name]> }
    : Value;

/** The media types that are sent as files. */
type Files = { [type in typeof spreadsheetType]: unknown } | { 'application/zip': unknown };

type BodyOf<Response> = Response extends { content: { 'application/problem+json': unknown } }
  ? never
  : Response extends { content: Files }
    ? { readonly body: Readable; readonly file: AnswerFile }
    : Response extends { content: infer Content extends Record<string, unknown> }
      ? { readonly body: Unchanging<Content[keyof Content]> }
      : { readonly body?: undefined };

/** A handler's answer: a status of the contract with its body. Failures are thrown as `Refusal`. */
export type Answer<Id extends OperationId> = Id extends OperationId
  ? AnswerWith<operations[Id]['responses']>
  : never;

type AnswerWith<Responses> = {
  [Status in keyof Responses]: BodyOf<Responses[Status]> extends never
    ? never
    : { readonly status: Status } & BodyOf<Responses[Status]> & AnswerExtras;
}[keyof Responses];

export type Handler<Id extends OperationId> = (request: CallRequest<Id>) => Promise<Answer<Id>>;

/** Calls whose answer is not one body. */
type StreamId = 'listenToEvents';

/**
 * A handler for every call of the contract; each domain provides its own with `satisfies
 * Partial<Handlers>`.
 */
export type Handlers = { readonly [Id in Exclude<OperationId, StreamId>]: Handler<Id> };
