/** ISO 3166 region of the device, for example `US`; empty when unknown. */
export function deviceRegion(): string {
  return /-([A-Z]{2})\b/.exec(globalThis.navigator.language)?.[1] ?? '';
}
