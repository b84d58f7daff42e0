/**
 * Name of a version's federation container, a JavaScript identifier: unique for each remote and
 * version, so that a page can hold two of them. Encodes each character except letters and digits
 * (all are ASCII, `manifestFaults.ts`) as two hexadecimal digits, without consecutive underscores,
 * which webpack would merge.
 */
export function containerName(name: string, version: string): string {
  return `${escaped(name)}_v${escaped(version)}`;
}

function escaped(text: string): string {
  return text.replaceAll(
    /[^A-Za-z0-9]/g,
    (character) => `_${character.charCodeAt(0).toString(16)}`,
  );
}
