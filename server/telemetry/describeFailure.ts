/**
 * What a log may say of a failure: name, code and stack. Messages of databases are left out: they
 * quote values, which may be personal.
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
