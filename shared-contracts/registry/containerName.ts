/**
 * Name of the federation container of a version: its own for each version, so that a page can hold
 * two of them apart.
 */
export function containerName(name: string, version: string): string {
  return `${name}_${version}`.replaceAll(/[^A-Za-z0-9_]/g, '_');
}
