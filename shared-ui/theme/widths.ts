/**
 * Widths in CSS pixels: a phone is narrower than `tablet`, a desktop at least `desktop` wide; a
 * tablet below `wideTablet` has no room for a column of text or two groups of buttons side by side.
 */
export const widths = { tablet: 640, wideTablet: 768, desktop: 1024 } as const;

/** The media query for windows narrower than that; a zoomed page's width has fractions. */
export function below(width: number): string {
  return `(max-width:${width - 0.02}px)`;
}
