/** Where a tab keeps its overrides: no other tab has them, and they end with it. */
export const overridePlace = 'punctual.overrides';
