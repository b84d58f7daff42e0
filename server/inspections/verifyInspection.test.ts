import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createTestCompany } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { checked, checkedFiles, exportsOf } from './testing/exportsOf.ts';

describeOnMemory(
  'The program for inspectors tells in plain words',
  (server) => {
    const exported = exportsOf(server);
    const changed = (from: string, to: string) => {
      const result = exported.json.replace(from, () => to);
      expect(result).not.toBe(exported.json);
      return result;
    };
    const lines = () => exported.json.split('\n');
    const personAt = () => lines().findIndex((line) => line.includes('"employeeNumber":"E-1"'));
    /** The line of a person as somebody changed it. */
    const withPerson = (change: (person: { records: unknown[]; shifts: unknown[] }) => void) =>
      lines()
        .map((line, index) => {
          if (index !== personAt()) return line;
          const person: { records: unknown[]; shifts: unknown[] } = JSON.parse(
            line.replace(/,$/, ''),
          );
          change(person);
          return `${JSON.stringify(person)},`;
        })
        .join('\n');

    const forgeries: readonly (readonly [string, () => string, RegExp])[] = [
      [
        'of a minute that was changed',
        () =>
          changed(
            '"clock_out":"2026-03-10T16:00:00.000Z","duration"',
            '"clock_out":"2026-03-10T16:01:00.000Z","duration"',
          ),
        /clock_out of the shift \d+ says 2026-03-10T16:01:00.000Z, its records say 2026-03-10T16:00/,
      ],
      [
        'of a minute that was changed in the records as well',
        () => exported.json.replaceAll('2026-03-10T16:00:00.000Z', '2026-03-10T16:01:00.000Z'),
        /^✗ Ella Brandt \(E-1\): what the file says is not what was signed\.\nThis is NOT/m,
      ],
      [
        'of an event that was removed',
        () => withPerson(({ records }) => records.splice(2, 1)),
        /Ella Brandt \(E-1\): record 3 was removed\./,
      ],
      [
        'of the last events, when they were removed',
        () => withPerson(({ records }) => records.splice(-2)),
        /Ella Brandt \(E-1\): record \d to \d was removed\./,
      ],
      [
        'of a shift that was removed',
        () => withPerson(({ shifts }) => shifts.splice(0, 1)),
        /the shift \d+ was removed/,
      ],
      [
        'of events that changed places',
        () => withPerson(({ records }) => records.splice(1, 2, records[2], records[1])),
        /record 2 stands behind record 3: their order was changed/,
      ],
      [
        'of a person who was removed',
        () =>
          lines()
            .filter((_, index) => index !== personAt())
            .join('\n'),
        /Ella Brandt \(E-1\): the whole person was removed\./,
      ],
      [
        'of a person who was put in',
        () =>
          lines()
            .flatMap((line, index) =>
              index === personAt() ? [line, line.replace('"id":1001', '"id":9')] : [line],
            )
            .join('\n'),
        /Somebody was put in who was not signed\./,
      ],
      [
        'of people who changed places',
        () =>
          lines()
            .toSpliced(personAt(), 2, lines()[personAt() + 1] ?? '', lines()[personAt()] ?? '')
            .join('\n'),
        /People stand in another order than signed\./,
      ],
      [
        'of a signature that was changed',
        () => exported.json.replace(/(?<="signature":")./, (first) => (first === 'A' ? 'B' : 'A')),
        /The signature does not fit/,
      ],
      [
        'of a file that was cut off',
        () => exported.json.slice(0, exported.json.length / 2),
        /The file is cut off: its heading, or its end with the signature, is missing\./,
      ],
      [
        'of days that were widened',
        () =>
          changed('"from":"2026-03-01","to":"2026-03-12"', '"from":"2026-01-01","to":"2026-03-12"'),
        /it says Harbour from 2026-01-01 to 2026-03-12, signed was Harbour from 2026-03-01/,
      ],
      [
        'of days that were widened in the seal as well',
        () => exported.json.replaceAll('"from":"2026-03-01"', '"from":"2026-01-01"'),
        /The signature does not fit/,
      ],
      [
        'of something that was put in between',
        () => changed('"people":[', '"note":"all is well",\n"people":['),
        /A line was not signed: "note"/,
      ],
      [
        'of a forged person before the true one',
        () => {
          const person = lines()[personAt()] ?? '';
          return changed(person, `${person.replaceAll('T16:00:00', 'T15:00:00')}\n${person}`);
        },
        /The assignment 1001 is there more than once\./,
      ],
      [
        'of a second list of people, which a reader of JSON would take',
        () => changed('\n],\n"seal"', '\n],\n"people":[\n],\n"seal"'),
        /A line was not signed: "people":\[/,
      ],
      [
        'of a list of people behind the signature',
        () => exported.json.replace(/("signature":".*")/, '$1,"people":[]'),
        /The signature does not fit/,
      ],
      [
        'of people who were taken out of their list',
        () => changed('"people":[\n', '"people":[\n],\n'),
        /A line was not signed: \{"assignment":/,
      ],
    ];

    test.each(forgeries)('%s', async (_, forge, words) => {
      const { said, code } = await checked(forge(), exported.fingerprint);
      expect(said).toMatch(words);
      expect(said).toMatch(/This is NOT what was signed\./);
      expect(code).toBe(1);
    });

    test('of a cell that was changed in the spreadsheet', async () => {
      const archive = unzipSync(exported.files['inspection.xlsx'] ?? new Uint8Array());
      const sheet = Object.keys(archive).find((name) => name.endsWith('sheet2.xml')) ?? '';
      const text = strFromU8(archive[sheet] ?? new Uint8Array());
      const changedText = text.replace(/<v>[^<]+<\/v>/, '<v>1</v>');
      expect(changedText).not.toBe(text);
      const forged = zipSync({ ...archive, [sheet]: strToU8(changedText) });
      const { said, code } = await checkedFiles(
        { ...exported.files, 'inspection.xlsx': forged },
        exported.fingerprint,
      );
      expect(said).toMatch(/inspection\.xlsx: the spreadsheet is not the one that was signed\./);
      expect(code).toBe(1);
    });

    test('that the whole archive holds, spreadsheet included', async () => {
      const { said, code } = await checkedFiles(exported.files, exported.fingerprint);
      expect(said).toMatch(/✓ Nothing was changed/);
      expect(said).not.toMatch(/not checked/);
      expect(code).toBe(0);
    });

    test('that the spreadsheet was not checked where it is not there', async () => {
      const { said, code } = await checked(exported.json, exported.fingerprint);
      expect(said).toMatch(/inspection\.xlsx is not in the same folder and was not checked\./);
      expect(code).toBe(0);
    });

    test('of another key, with which somebody signed all of it anew', async () => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      const { x = '' } = publicKey.export({ format: 'jwk' });
      const [, seal = ''] = /^"seal":(.*),$/m.exec(exported.json) ?? [];
      const mine = seal.replace(/"publicKey":"[^"]*"/, `"publicKey":"${x}"`);
      const signature = sign(null, Buffer.from(`punctual-inspection-1\n${mine}`), privateKey);
      const forged = exported.json
        .replace(seal, mine)
        .replace(/"signature":"[^"]*"/, `"signature":"${signature.toString('base64url')}"`);
      const { said, code } = await checked(forged, exported.fingerprint);
      const other = createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex');
      expect(said).toContain(`✗ Another key signed: its fingerprint is ${other}.\nThis is NOT`);
      expect(code).toBe(1);
    });

    test('that all holds, with the fingerprint as the page shows it', async () => {
      const groups = exported.fingerprint.toUpperCase().match(/.{8}/g) ?? [];
      expect(groups).toHaveLength(8);
      expect(await checked(exported.json, ...groups)).toMatchObject({ code: 0, complained: '' });
      expect(await checked(exported.json, groups.join(' '))).toMatchObject({ code: 0 });
    });

    test('that a fingerprint was not typed whole, and accuses nobody', async () => {
      for (const typed of [
        exported.fingerprint.slice(0, 8),
        exported.fingerprint.replace(/.$/, 'g'),
      ]) {
        expect(await checked(exported.json, typed)).toEqual({
          code: 2,
          said: '',
          complained: `Nothing was checked: a fingerprint has 64 digits and letters from a to f, this one has ${typed.length} characters.\n`,
        });
      }
    });

    test('what it needs', async () => {
      expect(await checked(exported.json, '')).toMatchObject({
        code: 2,
        complained: 'Usage: node verify.mjs inspection.json FINGERPRINT\n',
      });
    });
  },
  { prepare: createTestCompany },
);
