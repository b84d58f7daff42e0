/** The focus ring of what reaches an edge that would cut it: within its own box. */
export const ringInside = { ':focus-visible': { outlineOffset: '-2px' } } as const;
