/**
 * The loggable part of an error: name, code and stack. Omits messages of databases, which quote
 * values that may be personal.
 */
export function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  const isOurs = !('severity' in error);
  return {
    name: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    ...(isOurs ? { message: error.message } : {}),
    stack,
    ...(error.cause === undefined ? {} : { cause: describeFailure(error.cause) }),
  };
}
