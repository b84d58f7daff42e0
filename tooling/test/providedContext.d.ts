import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server whose role may create databases; null if none was reached. */
    postgresUrl: string | null;
  }
}
