/** Something that a person can mend, told in a sentence; nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
