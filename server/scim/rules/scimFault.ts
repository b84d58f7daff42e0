/** Error codes of RFC 7644, 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** A refused request of a provider; the message is for the person who configures it. */
export class ScimFault extends Error {
  readonly status: number;
  readonly scimType: ScimType | null;

  constructor(status: number, detail: string, scimType: ScimType | null = null) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

/** An invalid request (400). */
export function wrong(scimType: ScimType, detail: string): ScimFault {
  return new ScimFault(400, detail, scimType);
}
