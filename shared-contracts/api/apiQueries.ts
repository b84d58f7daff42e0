import type { ClientPathsWithMethod, FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { Locale } from '../rules/locales.ts';
import type { ReadByPost } from './limitRead.ts';
import { answer, type ApiClient, type ClientPaths } from './createApiClient.ts';

type Path<Method extends 'get' | 'post'> = Method extends 'get'
  ? ClientPathsWithMethod<ApiClient, 'get'>
  : ReadByPost;

declare const ofOperation: unique symbol;

/** The cache key of an answer; only `ApiQueries` creates one. */
export type OperationKey = readonly unknown[] & { readonly [ofOperation]: true };

export interface ApiQuery<Data> {
  readonly queryKey: OperationKey;
  /** @throws ApiFailure */
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
}

/** Like the client's method with the same name. */
type Query<Method extends 'get' | 'post'> = <
  Of extends Path<Method>,
  Init extends MaybeOptionalInit<ClientPaths[Of], Method>,
>(
  path: Of,
  ...init: object extends Init ? [init?: Init] : [init: Init]
) => ApiQuery<Answer<ClientPaths[Of][Method]>>;

type Answer<Operation> = Operation extends object
  ? Exclude<FetchResponse<Operation, object, `${string}/${string}`>['data'], undefined>
  : never;

type Part<Whole> = { readonly [Key in keyof Whole]?: Part<Whole[Key]> };

type Parameters<Of extends Path<'get'> | Path<'post'>> = Pick<
  NonNullable<MaybeOptionalInit<ClientPaths[Of], Of extends Path<'get'> ? 'get' : 'post'>>,
  'params' | 'body'
>;

/** The server data that pages read, as options of `useQuery`. */
export interface ApiQueries {
  readonly GET: Query<'get'>;
  readonly POST: Query<'post'>;
  /**
   * The key of an operation's data in a `form` other than its answer, such as `pages`; with only
   * some of the parameters, or without a form, it matches all keys that start with it.
   */
  key<Of extends Path<'get'> | Path<'post'>>(
    path: Of,
    parameters?: Part<Parameters<Of>>,
    form?: string,
  ): OperationKey;
}

/** A page's client, with its queries. */
export interface Api extends ApiClient {
  readonly query: ApiQueries;
}

/** The key of an answer consists of operation, parameters and the page's language. */
export function apiQueries(client: ApiClient, locale: Locale): ApiQueries {
  const key = (path: string, parameters: object = {}, form?: string) =>
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the one place that makes keys
    [path, parameters, locale, ...(form ? [form] : [])] as unknown as OperationKey;
  const query =
    (method: 'GET' | 'POST') =>
    (path: string, init?: object): ApiQuery<unknown> => ({
      queryKey: key(path, init),
      queryFn: ({ signal }) => {
        // oxlint-disable-next-line typescript/consistent-type-assertions -- typed by `Query`
        const call = client[method] as (path: string, init: object) => Promise<Answered>;
        return answer(call(path, { ...init, signal }));
      },
    });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the client types them alike
  return { GET: query('GET'), POST: query('POST'), key } as ApiQueries;
}

interface Answered {
  readonly data?: unknown;
  readonly response: Response;
}
