// Checks an export of time records as described in docs/guides/records.md, with Node alone:
//   node checkRecords.mjs records.jsonl record-chain.key
import { createHash, createHmac } from 'node:crypto';
import { accessSync, constants, createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** @typedef {null | boolean | number | string | Json[] | { [name: string]: Json }} Json */
/** @typedef {{ [column: string]: Json }} Row */
/** @typedef {{ value: Json } | { digest: string, salt: Json }} Known */
/** @typedef {Map<string, Known>} KnownRow */
/** @typedef {{ assignment: Row, records: Row[], pairs: Row[], segments: Row[] }} Chain */

const personal = /^clock_(in|out)_(latitude|longitude|comment)$/;
const instant =
  /^(clock_in|clock_out|clock_in_device_at|clock_out_device_at|deleted_at|corrected_at)$/;
const notCompared = new Set(['assignment_id', 'info_indicators']);

/** @param {Json} value @returns {string} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  /** @type {string[]} */
  const members = [];
  for (const name of Object.keys(value).sort()) {
    members.push(`${JSON.stringify(name)}:${canonical(value[name] ?? null)}`);
  }
  return `{${members.join(',')}}`;
}

/** @param {Json | undefined} value @returns {Row} */
function rowOf(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** @param {Json | undefined} value a string unchanged, anything else as JSON */
function textOf(value) {
  return typeof value === 'string' ? value : canonical(value ?? null);
}

/** @param {Json | undefined} value bytes as `\x…` */
function bytesOf(value) {
  return Buffer.from(typeof value === 'string' ? value.slice(2) : '', 'hex');
}

/** @param {Buffer} key @param {Row} record */
function macOf(key, record) {
  const recordedAt = new Date(textOf(record['recorded_at'])).toISOString();
  const columns = ['assignment_id', 'sequence', 'time_pair_id', 'actor_kind', 'actor_id'];
  const content = [
    'punctual-record-1',
    ...columns.map((name) => record[name] ?? null),
    ...[recordedAt, record['action'] ?? null, record['before'] ?? null, record['after'] ?? null],
  ];
  const mac = createHmac('sha256', key).update(bytesOf(record['previous_mac']));
  return mac.update(canonical(content), 'utf8').digest();
}

/** @param {Buffer} key @param {readonly Row[]} records @returns {string[]} */
function faultsOfChain(key, records) {
  let previous = { sequence: 0, mac: Buffer.alloc(32) };
  return records.flatMap((record) => {
    const [sequence, mac] = [Number(record['sequence']), bytesOf(record['mac'])];
    const expected = previous.sequence + 1;
    const follows = bytesOf(record['previous_mac']).equals(previous.mac);
    previous = { sequence, mac };
    if (sequence !== expected) return [`record ${expected} is missing or out of order`];
    if (!follows) return [`record ${sequence} does not follow the one before it`];
    return macOf(key, record).equals(mac) ? [] : [`record ${sequence} was changed or forged`];
  });
}

/**
 * The state of the rows according to the records, by table and id. @param {readonly Row[]} records
 */
function replay(records) {
  /** @type {{ pairs: Map<string, KnownRow>, segments: Map<string, KnownRow> }} */
  const known = { pairs: new Map(), segments: new Map() };
  for (const record of records) {
    const id = textOf(record['time_pair_id']);
    const { segments, ...columns } = rowOf(record['after']);
    const salts = rowOf(record['salts']);
    if (!known.pairs.has(id)) {
      const earlier = known.pairs.get(textOf(columns['previous_version_id']));
      const version = earlier?.get('version');
      const count = version !== undefined && 'value' in version ? Number(version.value) : 0;
      earlier?.set('is_latest', { value: false });
      const begun = { is_latest: { value: true }, version: { value: count + 1 } };
      known.pairs.set(id, new Map(Object.entries(begun)));
    }
    learn(known.pairs, id, columns, salts, 'after.');
    for (const [segment, fields] of Object.entries(rowOf(segments))) {
      learn(known.segments, segment, rowOf(fields), salts, `after.segments.${segment}.`);
    }
  }
  return known;
}

/**
 * @param {Map<string, KnownRow>} rows
 * @param {string} id
 * @param {Row} fields
 * @param {Row} salts
 * @param {string} path
 */
function learn(rows, id, fields, salts, path) {
  const row = rows.get(id) ?? new Map();
  rows.set(id, row);
  for (const [column, value] of Object.entries(fields)) {
    const isDigest = personal.test(column) && typeof value === 'string';
    row.set(column, isDigest ? { digest: value, salt: salts[path + column] ?? null } : { value });
  }
}

/** @param {string} column @param {Known} known @param {Json} value */
function holds(column, known, value) {
  if ('digest' in known) {
    if (known.salt === null || value === null) return known.salt === value;
    const text = textOf(known.salt) + canonical(value);
    return createHash('sha256').update(text, 'utf8').digest('base64url') === known.digest;
  }
  if (instant.test(column) && known.value !== null && value !== null) {
    return Date.parse(textOf(known.value)) === Date.parse(textOf(value));
  }
  return canonical(known.value) === canonical(value);
}

/**
 * @param {string} name
 * @param {ReadonlyMap<string, KnownRow>} known
 * @param {readonly Row[]} rows
 * @returns {string[]}
 */
function faultsOfRows(name, known, rows) {
  const ids = new Set(rows.map((row) => textOf(row['id'])));
  const lost = [...known.keys()].filter((id) => !ids.has(id));
  return [
    ...lost.map((id) => `${name} ${id} was recorded and is not there`),
    ...rows.flatMap((row) => {
      const recorded = known.get(textOf(row['id']));
      if (recorded === undefined) return [`${name} ${textOf(row['id'])} was never recorded`];
      return Object.entries(row)
        .filter(([column]) => !notCompared.has(column))
        .filter(([column, value]) => !holds(column, recorded.get(column) ?? { value: null }, value))
        .map(([column]) => `${column} of ${name} ${textOf(row['id'])} is not as it was recorded`);
    }),
  ];
}

/** @param {Buffer} key @param {Chain} chain @returns {string[]} */
function faultsOf(key, { assignment, records, pairs, segments }) {
  const known = replay(records);
  const owned = pairs.map((pair) => {
    const tellsWhose = known.pairs.get(textOf(pair['id']))?.has('employee_id') === true;
    return tellsWhose ? { ...pair, employee_id: assignment['employee_id'] ?? null } : pair;
  });
  return [
    ...faultsOfChain(key, records),
    ...faultsOfRows('time pair', known.pairs, owned),
    ...faultsOfRows('segment', known.segments, segments),
  ].map((fault) => `Assignment ${textOf(assignment['id'])}: ${fault}.`);
}

/** One assignment after the other, in file order. @param {string} file @param {Buffer} key */
async function* chainsOf(file, key) {
  /** @type {Chain | null} */
  let chain = null;
  let isKeyKnown = false;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line === '') continue;
    /** @type {unknown} */
    const parsed = JSON.parse(line);
    const { table, row } = /** @type {{ table: string, row: Row }} */ (parsed);
    if (table === 'record_key') {
      const fingerprint = createHmac('sha256', key).update('punctual-record-key').digest();
      if (!fingerprint.equals(bytesOf(row['fingerprint']))) throw new Error('The key is another.');
      isKeyKnown = true;
      continue;
    }
    const id = row[table === 'assignment' ? 'id' : 'assignment_id'] ?? null;
    if (chain === null || chain.assignment['id'] !== id) {
      if (chain !== null) yield chain;
      if (chain !== null && Number(chain.assignment['id']) > Number(id))
        throw new Error(`Assignment ${textOf(id)} stands out of order.`);
      chain = { assignment: { id }, records: [], pairs: [], segments: [] };
    }
    if (table === 'assignment') chain.assignment = row;
    else if (table === 'time_pair_record') chain.records.push(row);
    else if (table === 'time_pair') chain.pairs.push(row);
    else if (table === 'segment') chain.segments.push(row);
    else throw new Error(`The export has a table "${table}" that is not known.`);
  }
  if (!isKeyKnown) throw new Error('The export lacks the fingerprint of the key (record_key).');
  if (chain !== null) yield chain;
}

/** @param {string} file */
function requireReadable(file) {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`${file} cannot be read${code}.`, { cause: error });
  }
}

/** @param {readonly string[]} args returns the exit code */
async function checkRecords([file, keyFile]) {
  if (file === undefined || keyFile === undefined) {
    throw new Error('Usage: node checkRecords.mjs records.jsonl record-chain.key');
  }
  requireReadable(file);
  requireReadable(keyFile);
  const key = readFileSync(keyFile);
  const count = { records: 0, rows: 0, faults: 0 };
  for await (const chain of chainsOf(file, key)) {
    count.records += chain.records.length;
    count.rows += chain.pairs.length + chain.segments.length;
    for (const fault of faultsOf(key, chain)) {
      count.faults += 1;
      process.stderr.write(`${fault}\n`);
    }
  }
  const verdict = count.faults === 0 ? 'all fit together' : `${count.faults} faults`;
  process.stdout.write(`${count.records} records of ${count.rows} rows: ${verdict}.\n`);
  return count.faults === 0 ? 0 : 1;
}

try {
  process.exitCode = await checkRecords(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
