/** Codes that are made here begin with it; those of company files never do. */
export const ownPrefix = 'PUNCTUAL-';
