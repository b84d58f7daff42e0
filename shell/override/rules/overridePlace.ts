/** Where a tab keeps its overrides: they end with it. */
export const overridePlace = 'punctual.overrides';
