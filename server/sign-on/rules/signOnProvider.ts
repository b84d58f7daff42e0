/** A single sign-on provider of any protocol. */
export interface SignOnProvider {
  /**
   * The address for the log-in; the answer names the id. `anew`: the provider must not reuse its
   * current session. @throws SignOnFault
   */
  ask(id: string, anew?: boolean): Promise<Asked>;
  /**
   * The address at which the browser ends its session at the provider; null if the provider has
   * none.
   * @throws SignOnFault
   */
  logOutUrl(session: ProviderSession): Promise<string | null>;
}

/** A request, and the secrets to verify its answer. */
export interface Asked {
  readonly url: string;
  /** A value that the answer must repeat; null if its id is enough. */
  readonly nonce: string | null;
  /** The secret behind the challenge that was sent (PKCE). */
  readonly verifier: string | null;
}

/** A session at the provider, with the provider's identifiers. */
export interface ProviderSession {
  readonly nameId: string;
  readonly nameIdFormat: string | null;
  readonly sessionIndex: string | null;
  /** Sent when the session is ended, for OpenID Connect. */
  readonly idToken: string | null;
}

/** A provider's verified answer about the person who logged in. */
export interface SignOnAnswer {
  /** The request that it answers. */
  readonly requestId: string;
  /** All values of the attribute that holds the name. */
  readonly names: readonly string[];
  readonly session: ProviderSession;
  /** The id of the message, if nothing else prevents a replay. */
  readonly message: { readonly name: string; readonly uselessFrom: string } | null;
}

/** A log-out that a provider requests. */
export interface ProviderLogOut {
  readonly id: string;
  /** Null if the session indexes are enough. */
  readonly nameId: string | null;
  /** The person's sessions; empty for all of them. */
  readonly sessionIndexes: readonly string[];
  /** The instant from which it is invalid. */
  readonly uselessFrom: string;
}
