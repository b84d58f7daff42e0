/** Words of RFC 7644, 3.12, for what a request got wrong. */
export type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** A request of a provider that is refused; the sentence is for whoever set it up. */
export class ScimFault extends Error {
  readonly status: number;
  readonly scimType: ScimType | null;

  constructor(status: number, detail: string, scimType: ScimType | null = null) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

/** What a request says is wrong (400). */
export function wrong(scimType: ScimType, detail: string): ScimFault {
  return new ScimFault(400, detail, scimType);
}
