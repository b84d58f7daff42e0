import { smallCompany } from './smallCompany.ts';

/**
 * The small company as parsed JSON with other values at some paths, such as `{ 'people.0.username':
 * 'ola' }`; undefined removes the field.
 */
export function changedCompany(changes: Readonly<Record<string, unknown>>): unknown {
  const company: unknown = JSON.parse(JSON.stringify(smallCompany()));
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const place = steps.reduce((node: unknown, step) => fieldsOf(node)[step], company);
    if (value === undefined) delete fieldsOf(place)[last];
    else fieldsOf(place)[last] = value;
  }
  return company;
}

function fieldsOf(node: unknown): Record<string, unknown> {
  if (!isFields(node)) throw new Error('There is nothing at this path.');
  return node;
}

function isFields(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null;
}
