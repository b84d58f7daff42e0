import { describe, expect, test } from 'vitest';
import { BrokenFile, readCompanyFile } from './readCompanyFile.ts';

const text = `{
\t"people": [
    { "employeeNumber": "1" },
    {
      "employeeNumber": "2",
      "authorities": ["APPROVE_TIME",
        "KING"]
    }
  ]
}
`;

describe('the line of a field', () => {
  const { lineOf } = readCompanyFile(text);

  test('is where it stands', () => {
    expect(lineOf(['people', 0, 'employeeNumber'])).toBe(3);
    expect(lineOf(['people', 1, 'employeeNumber'])).toBe(5);
    expect(lineOf(['people', 1, 'authorities', 1])).toBe(7);
  });

  test('is that of what is around it where it is missing', () => {
    expect(lineOf(['people', 1, 'lastName'])).toBe(4);
    expect(lineOf(['company', 'name'])).toBe(1);
    expect(lineOf([])).toBe(1);
  });
});

describe('a broken file names the line', () => {
  const faultsOf = (broken: string) => {
    try {
      readCompanyFile(broken);
      return [];
    } catch (error) {
      return error instanceof BrokenFile ? error.faults : [];
    }
  };

  test('of each mistake in the JSON', () => {
    const linesOf = (broken: string) => faultsOf(broken).map(({ line }) => line);
    expect(faultsOf('{\n  "people": [\n    1,\n  ]\n}')).toEqual([
      { line: 4, message: 'Value expected.' },
    ]);
    expect(linesOf('{\n  "people": [1')).toEqual([2, 2]);
    expect(linesOf('{}\n// a note')).toEqual([2]);
    expect(linesOf('')).toEqual([1]);
  });

  test('of lists that nest deeper than can be read', () => {
    expect(faultsOf(`{\n"a":${'['.repeat(100_000)}`)).toEqual([
      { line: 2, message: 'Lists and objects nest deeper than 100 levels.' },
    ]);
    expect(faultsOf(`["\\"${'['.repeat(1_000)}"]`)).toEqual([]);
  });

  test('of a field that stands twice', () => {
    expect(faultsOf('{\n  "people": [],\n  "people": []\n}')).toEqual([
      { line: 3, message: 'The same field stands above already.' },
    ]);
  });

  test('but a sign for the order of bytes is no mistake', () => {
    expect(readCompanyFile('\uFEFF{}').value).toEqual({});
  });
});
