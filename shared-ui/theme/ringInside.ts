/** The focus ring inside the box, for elements at an edge that would cut it. */
export const ringInside = { ':focus-visible': { outlineOffset: '-2px' } } as const;
