import { existsSync, readFileSync } from 'node:fs';

/** The report at that path; null when the run ended before it wrote one. */
export function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

export function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
