/** In metres (company.schema.json). */
export const radiusBounds = { least: 1, most: 100_000 };

/** The radius that was typed, in metres; null if it is none. */
export function parseRadius(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const radius = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return radius >= radiusBounds.least && radius <= radiusBounds.most ? radius : null;
}
