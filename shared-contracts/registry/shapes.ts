/** The faults of a value at `place`, a sentence each; empty if there are none. */
export type Shape = (value: unknown, place: string) => string[];

const longestShown = 60;

export function text({ pattern = /^/, longest = 200 } = {}): Shape {
  return (value, place) => {
    if (typeof value !== 'string' || value === '') return [`${place} is not a text.`];
    if (value.length > longest) return [`${place} has more than ${longest} characters.`];
    return pattern.test(value) ? [] : [`${place} cannot be ${shown(value)}.`];
  };
}

export const flag: Shape = (value, place) =>
  typeof value === 'boolean' ? [] : [`${place} is not true or false.`];

export function between(least: number, most: number): Shape {
  return (value, place) =>
    typeof value === 'number' && value >= least && value <= most
      ? []
      : [`${place} is not a number from ${least} to ${most}.`];
}

export function oneOf(allowed: readonly (string | boolean)[]): Shape {
  return (value, place) =>
    allowed.some((each) => each === value)
      ? []
      : [`${place} is ${shown(value)}; there is ${allowed.join(', ')}.`];
}

export function listOf(item: Shape, least = 0): Shape {
  return (value, place) => {
    if (!Array.isArray(value)) return [`${place} is not a list.`];
    if (value.length < least) return [`${place} is empty.`];
    return value.flatMap((each, index) => item(each, `${place}[${index}]`));
  };
}

/** An object with values of one shape under any name. */
export function recordOf(item: Shape): Shape {
  return (value, place) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([name, each]) => item(each, `${place}.${name}`))
      : [`${place} is not an object.`];
}

/** An object with these fields and no others. */
export function object(
  needed: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape {
  return (value, place) => {
    if (!isRecord(value)) return [`${place || 'It'} is not an object.`];
    const at = (name: string) => (place === '' ? name : `${place}.${name}`);
    const fields = { ...needed, ...optional };
    return [
      ...Object.entries(fields).flatMap(([name, shape]) => {
        if (value[name] !== undefined) return shape(value[name], at(name));
        return name in needed ? [`${at(name)} is missing.`] : [];
      }),
      ...Object.keys(value)
        .filter((name) => !Object.hasOwn(fields, name))
        .map((name) => `There is no field ${at(name)}.`),
    ];
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, longestShown);
}
