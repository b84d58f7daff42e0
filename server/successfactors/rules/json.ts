/** The parsed value of JSON text; undefined if it is invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A field of an object; undefined if there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const own: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  return own;
}

/** A list in the form of OData v2: `[…]` or `{"results": […]}`. */
export function listIn(value: unknown): unknown[] {
  const list = Array.isArray(value) ? value : fieldOf(value, 'results');
  return Array.isArray(list) ? list : [];
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
