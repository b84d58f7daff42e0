/**
 * A value shared by all test files of a process. Each file loads its modules again; values under a
 * global symbol survive (`tooling/test/freshFile.ts`).
 */
export function keptByProcess<Kept>(
  name: string,
  make: () => Kept,
  isKept: (value: unknown) => value is Kept,
): Kept {
  const symbol = Symbol.for(`punctual.${name}`);
  const kept: unknown = Reflect.get(globalThis, symbol);
  if (isKept(kept)) return kept;
  const made = make();
  Reflect.set(globalThis, symbol, made);
  return made;
}
