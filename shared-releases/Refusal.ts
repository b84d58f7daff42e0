/** A failure that a person can fix, explained in a sentence; nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
