/** A request for a thing of Ella's, and what its answer shows about the caller's right. */
export interface RightsRequest {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** Text in an answer that has Ella's things in it; without it the caller sees nothing of hers. */
  readonly shows?: string;
  /** Text in an answer that refuses each row of the request. */
  readonly refuses?: string;
  /** The refusal's code if the caller has the right and something else is missing. */
  readonly reaches?: string;
}
