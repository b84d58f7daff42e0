/** What an opened database calls when this page loses it; parts of the options of `openDB`. */
interface Loss {
  readonly blocking: (current: number, blocked: number | null, event: Event) => void;
  readonly terminated: () => void;
}

/**
 * Returns a database in IndexedDB that is opened by the first call. After a failure, and once it is
 * lost, the next call opens it again.
 */
export function openOnce<Database>(
  open: (loss: Loss) => Promise<Database>,
): () => Promise<Database> {
  let opened: Promise<Database> | null = null;
  const forget = () => {
    opened = null;
  };
  const loss: Loss = {
    // A newer release needs to upgrade the database: this page must not block it.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      forget();
    },
    terminated: forget,
  };
  return () =>
    (opened ??= open(loss).catch((fault: unknown) => {
      forget();
      throw fault;
    }));
}
