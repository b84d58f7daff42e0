/** Milliseconds after its issue for which a provider's log-out message is believed. */
export const logOutLifetime = 5 * 60_000;
