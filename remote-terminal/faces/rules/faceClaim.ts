import type { components } from 'shared-contracts';

type Proof = components['schemas']['FaceProof'];

/** A person's claimed identity, before their face is checked. */
export type FaceClaim =
  | Required<Pick<Proof, 'employeeNumber'>>
  | (Required<Pick<Proof, 'badge'>> & Pick<Proof, 'badgeByKey'>);

/** Claim by badge, with both possible readings: by character, and by key if that differs. */
export function claimByBadge([badge = '', badgeByKey]: readonly string[]): FaceClaim {
  return badgeByKey === undefined ? { badge } : { badge, badgeByKey };
}

export function isSameClaim(one: FaceClaim | null, other: FaceClaim | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
