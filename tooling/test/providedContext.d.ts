import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL whose role may create databases; null when none was reached. */
    postgresUrl: string | null;
  }
}
