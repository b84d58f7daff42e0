import type { Instant } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { hasCompanyShape, schemaFaults, withoutUnknownFields } from './checkSchema.ts';
import { checkCompany } from './rules/checkCompany.ts';
import { checkCodes } from './rules/checkDuplicates.ts';
import { withoutRemoved } from './rules/checkRemovals.ts';
import { checkTimeZones } from './rules/checkValues.ts';
import { codedSections, type ExistingCompany } from './rules/existingCompany.ts';
import type { FieldPath, FileFault } from './rules/fault.ts';
import { withCanonicalZones } from './rules/withCanonicalZones.ts';

export type Validated =
  | { readonly ok: true; readonly file: CompanyFile }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/**
 * Validates a value against the schema, and then against everything that a schema cannot express.
 * Reports all faults at once. Unknown fields are ignored; entries with other schema faults skip the
 * second part, but their codes count as known and their time zones are checked.
 */
export function validateCompanyFile(
  value: unknown,
  existing: ExistingCompany,
  now: Instant,
): Validated {
  const shape = shapeFaults(value);
  if (!isObject(value)) return { ok: false, faults: shape };
  const known = shape.length === 0 ? value : withoutUnknownFields(value);
  const sound = soundPart(known, shapeFaults(known));
  const expected = {
    ...existing,
    hasCompany: existing.hasCompany || 'company' in value,
  };
  const faults = hasCompanyShape(sound.value) ? soundFaults(sound.value, value, expected, now) : [];
  const all = [
    ...shape,
    ...checkCodes(value),
    ...faults.map(({ path, message }) => ({ path: sound.originalPath(path), message })),
    ...checkTimeZones(value),
  ];
  return all.length === 0 && hasCompanyShape(value)
    ? { ok: true, file: withCanonicalZones(value) }
    : { ok: false, faults: all };
}

/** @param sound the part of the value that matches the schema */
function soundFaults(
  sound: CompanyFile,
  value: Readonly<Record<string, unknown>>,
  existing: ExistingCompany,
  now: Instant,
): FileFault[] {
  const staying = withoutRemoved(existing, sound);
  return checkCompany(sound, staying, knownCodes(value, staying), now);
}

function shapeFaults(value: unknown): FileFault[] {
  return [...schemaFaults(value), ...unstorableTexts(value)];
}

/** The file without the entries that do not fit the schema, and their original positions. */
function soundPart(value: object, faults: readonly FileFault[]) {
  const places = new Map<string, number[]>();
  const sections = Object.entries(value).flatMap(
    ([section, content]: [string, unknown]): [string, unknown][] => {
      const own = faults.filter(({ path }) => path[0] === section);
      const broken = new Set(own.map(({ path }) => path[1]));
      if (own.length === 0) return [[section, content]];
      if (broken.has(undefined)) return [];
      if (section === 'features' && isObject(content)) {
        const entries = Object.entries(content).filter(([name]) => !broken.has(name));
        return [[section, Object.fromEntries(entries)]];
      }
      if (!Array.isArray(content)) return [];
      const entries = content.map((_, index) => index).filter((index) => !broken.has(index));
      places.set(section, entries);
      return [[section, entries.map((index): unknown => content[index])]];
    },
  );
  return {
    value: Object.fromEntries(sections),
    originalPath: ([section = '', index, ...rest]: FieldPath): FieldPath => {
      if (typeof index !== 'number')
        return [section, ...(index === undefined ? [] : [index]), ...rest];
      return [section, places.get(String(section))?.[index] ?? index, ...rest];
    },
  };
}

function knownCodes(
  content: Readonly<Record<string, unknown>>,
  existing: ExistingCompany,
): ExistingCompany['codes'] {
  return Object.fromEntries(
    Object.entries(codedSections).map(([section, field]) => {
      const list = content[section];
      const codes = (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
        const code = isObject(entry) ? entry[field] : undefined;
        return typeof code === 'string' || typeof code === 'number' ? [String(code)] : [];
      });
      const before = Object.entries(existing.codes).find(([name]) => name === section)?.[1];
      return [section, new Set([...(before ?? []), ...codes])];
    }),
  );
}

/** Texts that no database can store: with NUL or lone surrogates. */
function unstorableTexts(value: unknown, path: FieldPath = []): FileFault[] {
  if (typeof value === 'string') {
    const isSound = !value.includes('\0') && value.isWellFormed();
    return isSound ? [] : [{ path, message: 'The text has characters that cannot be kept.' }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((element, index) => unstorableTexts(element, [...path, index]));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, element]) =>
    unstorableTexts(element, [...path, name]),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
