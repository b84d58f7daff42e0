/** A provider of single sign-on, whatever it speaks: what is asked of it. */
export interface SignOnProvider {
  /**
   * Where the browser goes to log in; the answer names the id. `anew`: the provider shall not answer
   * for whom it knows already. @throws SignOnFault
   */
  ask(id: string, anew?: boolean): Promise<Asked>;
  /**
   * Where the browser goes to end the session there; null where the provider knows no such thing.
   * @throws SignOnFault
   */
  logOutUrl(session: ProviderSession): Promise<string | null>;
}

/** What was asked, and what is kept to believe the answer. */
export interface Asked {
  readonly url: string;
  /** What the answer has to repeat; null where its id is enough. */
  readonly nonce: string | null;
  /** The secret behind the challenge that was sent (PKCE). */
  readonly verifier: string | null;
}

/** Somebody's session at the provider, as it is named there. */
export interface ProviderSession {
  readonly nameId: string;
  readonly nameIdFormat: string | null;
  readonly sessionIndex: string | null;
  /** With which its end is asked for, where the provider speaks OpenID Connect. */
  readonly idToken: string | null;
}

/** What a provider says of who has come, once it is believed. */
export interface SignOnAnswer {
  /** The request that it answers. */
  readonly requestId: string;
  /** All that is said in the place where the name stands. */
  readonly names: readonly string[];
  readonly session: ProviderSession;
  /** The message by its name, where nothing else says that it counts once. */
  readonly message: { readonly name: string; readonly uselessFrom: string } | null;
}

/** A log-out that a provider asks for. */
export interface ProviderLogOut {
  readonly id: string;
  /** Null where its sessions say enough. */
  readonly nameId: string | null;
  /** Which sessions of the person; none means all of them. */
  readonly sessionIndexes: readonly string[];
  /** When it can be used no more. */
  readonly uselessFrom: string;
}
