/** An entry that another one refers to, with what it is called. */
export interface NamedEntry {
  readonly code: string;
  readonly name: string;
}
