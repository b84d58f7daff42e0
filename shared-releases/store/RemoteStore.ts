import { Refusal } from '../Refusal.ts';

/**
 * Where released remotes lie: a directory, or any host of files that can do these five things (an
 * S3-like one: GET, LIST, PUT with `If-None-Match: *`, PUT, DELETE). Paths have `/` between folders.
 */
export interface RemoteStore {
  /** How it is called in messages. */
  readonly place: string;
  /** The whole file; undefined when there is none. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Names of the files and folders right inside this folder, sorted; none when it is not there. */
  list(folder: string): Promise<readonly string[]>;
  /**
   * Puts a file where there is none. Nobody ever sees a part of it. Answers false, and changes
   * nothing, when one is there already, however many try at once.
   */
  create(path: string, content: Uint8Array | string): Promise<boolean>;
  /** Puts a file in the place of what was there. Everybody sees the old or the new one, whole. */
  replace(path: string, content: Uint8Array | string): Promise<void>;
  /** Removes a file, or a folder with all that is in it; nothing when it is not there. */
  remove(path: string): Promise<void>;
}

/**
 * Reads a file that the release commands or a build have written, which is why its shape is known.
 *
 * @throws Refusal when it is damaged, with what to do
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
