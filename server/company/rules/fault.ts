/** Path from the top of the file to a field: `['people', 4, 'username']`. */
export type FieldPath = readonly (string | number)[];

/** A fault in a company file, with its place. */
export interface FileFault {
  readonly path: FieldPath;
  /** One sentence for people, without the place. */
  readonly message: string;
}

/** The path as people read it: `people.4.username`. */
export function pathText(path: FieldPath): string {
  return path.length === 0 ? 'the file' : path.join('.');
}
