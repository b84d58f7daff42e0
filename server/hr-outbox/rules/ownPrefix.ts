/** Prefix of the codes that are created here; codes in company files never have it. */
export const ownPrefix = 'PUNCTUAL-';
