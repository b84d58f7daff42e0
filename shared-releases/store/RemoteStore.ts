import { Refusal } from '../Refusal.ts';

/**
 * Storage for released remotes: a directory, or any file host with these five operations (on S3:
 * GET, LIST, PUT with `If-None-Match: *`, PUT, DELETE). Paths use `/`.
 */
export interface RemoteStore {
  /** Its name in messages. */
  readonly place: string;
  /** The whole file; undefined if it does not exist. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Names of the files and folders directly in this folder, sorted; empty if it does not exist. */
  list(folder: string): Promise<readonly string[]>;
  /**
   * Creates a file atomically. Returns false, and changes nothing, if it already exists, even with
   * concurrent attempts.
   */
  create(path: string, content: Uint8Array | string): Promise<boolean>;
  /** Replaces a file atomically: readers see either the old or the new one. */
  replace(path: string, content: Uint8Array | string): Promise<void>;
  /** Removes a file, or a folder with its content; does nothing if it does not exist. */
  remove(path: string): Promise<void>;
}

/**
 * Reads a file written by the release commands or a build, so its shape is known.
 *
 * @throws Refusal if it is damaged, with what to do
 */
export async function readJson<Shape>(
  store: RemoteStore,
  path: string,
  remedy = 'Put it back from a backup.',
): Promise<Shape | undefined> {
  const content = await store.read(path);
  try {
    // oxlint-disable-next-line typescript/no-unsafe-return -- the one boundary to our own files
    return content && JSON.parse(new TextDecoder().decode(content));
  } catch {
    throw new Refusal(`${path} in ${store.place} is damaged: it is not JSON. ${remedy}`);
  }
}
