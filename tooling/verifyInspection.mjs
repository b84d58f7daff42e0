// Verifies an export for an inspection against its signature (docs/guides/records.md), with Node
// alone:
//   node verify.mjs inspection.json FINGERPRINT
// inspection.xlsx in the same folder is checked, too.
// The fingerprint is that on the company\'s page: spaces and capitals do not matter.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** @typedef {{ [column: string]: unknown }} Row */
/** @typedef {{ sequence: number, previousMac?: string, mac?: string, timePairId?: number, after?: Row }} Entry */
/** @typedef {{ assignment: { id: number }, first: number, last: number, faults: number[], records: Entry[], shifts: (Row & { segments: Row[] })[] }} Person */
/** @typedef {{ site: { name: string }, from: string, to: string, madeAt: string, madeBy: string }} Heading */
/** @typedef {{ heading: Heading, people: [id: number, name: string, digest: string][], workbook?: string, publicKey: string }} Seal */

/** @param {string | Buffer} content */
const sha256 = (content) => createHash('sha256').update(content);
/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
/** @param {Heading} heading */
const period = ({ site, from, to }) => `${site.name} from ${from} to ${to}`;

/** Records that are missing, moved or exchanged. @param {Person} person @returns {string[]} */
function faultsOfRecords({ first, last, records, faults }) {
  let previous = { sequence: first - 1, mac: records[0]?.previousMac };
  /** @type {Entry[]} */
  const end = last === 0 ? [] : [{ sequence: last + 1 }];
  const found = [...records, ...end].flatMap(({ sequence: is, previousMac, mac }) => {
    const before = previous;
    previous = { sequence: is, mac };
    const due = before.sequence + 1;
    if (is < due) return [`record ${is} stands behind record ${due - 1}: their order was changed`];
    if (is > due) return [`record ${due}${is > due + 1 ? ` to ${is - 1}` : ''} was removed`];
    const follows = is > last || previousMac === before.mac;
    return follows ? [] : [`record ${is} does not go on from record ${due - 1}`];
  });
  return [...found, ...faults.map((at) => `the server itself saw that record ${at} was changed`)];
}

/** Shifts and breaks that contradict their records. @param {Person} person @returns {string[]} */
function faultsOfTimes({ records, shifts }) {
  const told = { shift: new Map(), break: new Map() };
  for (const { timePairId, after } of records) {
    if (after === undefined) continue;
    const { segments, ...columns } = after;
    told.shift.set(timePairId, { ...told.shift.get(timePairId), ...columns });
    for (const [id, fields] of Object.entries(/** @type {Row} */ (segments ?? {})))
      told.break.set(Number(id), { ...told.break.get(Number(id)), .../** @type {Row} */ (fields) });
  }
  for (const { previous_version_id: id } of [...told.shift.values()]) told.shift.delete(id);
  const breaks = shifts.flatMap(({ segments }) => segments);
  return /** @type {const} */ (['shift', 'break']).flatMap((name) => {
    /** @type {Row[]} */
    const rows = name === 'shift' ? shifts.map((shift) => ({ ...shift, segments: null })) : breaks;
    const lost = [...told[name]].filter(([id]) => !rows.some((row) => row['id'] === id));
    const differing = rows.flatMap(({ id, ...row }) => {
      const known = /** @type {Row} */ (told[name].get(id) ?? {});
      return Object.entries(row)
        .filter(([column]) => column !== 'segments')
        .map(([column, value]) => [column, textOf(value), textOf(known[column])])
        .filter(([, says, recorded]) => says !== recorded)
        .map(
          ([column, says, recorded]) =>
            `${column} of the ${name} ${textOf(id)} says ${says}, its records say ${recorded}`,
        );
    });
    return [...lost.map(([id]) => `the ${name} ${id} was removed`), ...differing];
  });
}

/**
 * @param {string} file @param {string} expected the fingerprint received separately @returns
 * {Promise<string[]>}
 */
async function faultsOf(file, expected) {
  /** @type {Map<number, { digest: string, within: string[] }>} */
  const people = new Map();
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<string, string>} */
  const found = new Map();
  // Each exactly once and in this order, so that every JSON parser reads what was checked.
  const frame = [
    ...['{"format":"punctual-inspection-1"', '"heading"', '"people":[', ']'],
    ...['"seal"', '"signature"', '}'],
  ];
  let at = 0;
  for await (const raw of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const line = raw.replace(/,$/, '');
    if (raw === '') continue;
    const [, name, value = ''] = /^"(heading|seal|signature)":(.*)$/.exec(line) ?? [];
    const isPerson = line.startsWith('{"assignment":');
    const isInPlace = isPerson
      ? frame[at - 1] === '"people":['
      : (name === undefined ? line : `"${name}"`) === frame[at];
    try {
      if (isInPlace && !isPerson) at += 1;
      else if (!isInPlace) faults.push(`A line was not signed: ${line.slice(0, 40)}`);
      if (name !== undefined && !found.has(name)) found.set(name, value);
      if (isPerson) {
        const person = /** @type {Person} */ (JSON.parse(line));
        const { id } = person.assignment;
        if (people.has(id)) faults.push(`The assignment ${id} is there more than once.`);
        const within = [...faultsOfRecords(person), ...faultsOfTimes(person)];
        people.set(id, { digest: sha256(line).digest('base64url'), within });
      }
    } catch {
      faults.push(`A line cannot be read: ${line.slice(0, 40)}`);
    }
  }
  const [sealed, heading, written] = ['seal', 'heading', 'signature'].map((name) =>
    found.get(name),
  );
  if (sealed === undefined || heading === undefined || written === undefined)
    return [
      'The file is cut off: its heading, or its end with the signature, is missing.',
      ...faults,
    ];
  const seal = /** @type {Seal} */ (JSON.parse(sealed));
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: seal.publicKey },
    format: 'jwk',
  });
  const fingerprint = sha256(Buffer.from(seal.publicKey, 'base64url')).digest('hex');
  if (fingerprint !== expected)
    faults.push(`Another key signed: its fingerprint is ${fingerprint}.`);
  const signature = Buffer.from(written, 'base64url');
  const isPlain = /^"[\w-]+"$/.test(written);
  if (!isPlain || !verify(null, Buffer.from(`punctual-inspection-1\n${sealed}`), key, signature))
    faults.push('The signature does not fit: it was changed, or the list of what was signed.');
  const says = /** @type {Heading} */ (JSON.parse(heading));
  if (JSON.stringify(says) !== JSON.stringify(seal.heading))
    faults.push(
      `The heading was changed: it says ${period(says)}, signed was ${period(seal.heading)}.`,
    );
  const missing = seal.people.filter(([id]) => !people.has(id));
  faults.push(...missing.map(([, name]) => `${name}: the whole person was removed.`));
  for (const [id, name, digest] of seal.people) {
    const person = people.get(id) ?? { digest, within: [] };
    faults.push(...person.within.map((fault) => `${name}: ${fault}.`));
    if (person.digest !== digest)
      faults.push(`${name}: what the file says is not what was signed.`);
  }
  const signed = seal.people.map(([id]) => id).filter((id) => people.has(id));
  const there = [...people.keys()].filter((id) => signed.includes(id));
  if (people.size > there.length) faults.push('Somebody was put in who was not signed.');
  if (String(there) !== String(signed)) faults.push('People stand in another order than signed.');
  faults.push(...(await faultsOfWorkbook(join(dirname(file), 'inspection.xlsx'), seal)));
  const { madeAt, madeBy } = seal.heading;
  process.stdout.write(
    `${period(seal.heading)}, ${people.size} of ${seal.people.length} people, made ${madeAt} by ${madeBy}.\n`,
  );
  return faults;
}

/** @param {string} workbook @param {Seal} seal @returns {Promise<string[]>} */
async function faultsOfWorkbook(workbook, seal) {
  if (!existsSync(workbook)) {
    process.stdout.write('inspection.xlsx is not in the same folder and was not checked.\n');
    return [];
  }
  if (seal.workbook === undefined) {
    process.stdout.write('inspection.xlsx was not signed in this version and was not checked.\n');
    return [];
  }
  const digest = createHash('sha256');
  for await (const part of createReadStream(workbook)) digest.update(/** @type {Buffer} */ (part));
  return digest.digest('base64url') === seal.workbook
    ? []
    : ['inspection.xlsx: the spreadsheet is not the one that was signed.'];
}

const [file, ...words] = process.argv.slice(2);
const fingerprint = words.join('').toLowerCase().replaceAll(/\s/g, '');
try {
  if (!file || !fingerprint) throw new Error('Usage: node verify.mjs inspection.json FINGERPRINT');
  if (!/^[0-9a-f]{64}$/.test(fingerprint))
    throw new Error(
      `Nothing was checked: a fingerprint has 64 digits and letters from a to f, this one has ${fingerprint.length} characters.`,
    );
  const faults = await faultsOf(file, fingerprint);
  for (const fault of faults) process.stdout.write(`✗ ${fault}\n`);
  const well =
    '✓ Nothing was changed or left out since it was signed, and the key is the one that you named.';
  process.stdout.write(faults.length > 0 ? 'This is NOT what was signed.\n' : `${well}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
