import type { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isVisible } from 'shared-contracts';

/** Adds the formats of the contract: existing dates and instants, UUIDs and so on. */
export function withFormats(ajv: Ajv2020): Ajv2020 {
  addFormats(ajv);
  return ajv
    .addFormat('date', isDate)
    .addFormat('date-time', isInstant)
    .addFormat('local-time', /^([01]\d|2[0-3]):[0-5]\d$/)
    .addFormat('visible', isVisible);
}

const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(9999, 11, 31);

/** An existing date, in the years that databases support. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return time >= earliest && new Date(time).toISOString().startsWith(text);
}

const instant = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** ISO 8601 with a zone, for an existing date and time. */
function isInstant(text: string): boolean {
  const [, day = ''] = instant.exec(text) ?? [];
  const time = Date.parse(text);
  return isDate(day) && time > earliest && time < latest;
}
