/** Path from the top of the file to a field: `['people', 4, 'username']`. */
export type FieldPath = readonly (string | number)[];

/** What is wrong with a company file, and where. */
export interface FileFault {
  readonly path: FieldPath;
  /** One sentence for people, without the place. */
  readonly message: string;
}

/** The path as people read it: `people.4.username`. */
export function pathText(path: FieldPath): string {
  return path.length === 0 ? 'the file' : path.join('.');
}
