/**
 * Name of the federation container of a version, an identifier of JavaScript: its own for each remote
 * and version, so that a page can hold two of them apart. Each character but letters and digits (all
 * are ASCII, `manifestFaults.ts`) is written as its two hexadecimal digits, and no two underscores
 * follow each other, since webpack would make one of them.
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
