import type { components } from 'shared-contracts';

type Proof = components['schemas']['FaceProof'];

/** Who somebody says they are before their face is looked at. */
export type FaceClaim =
  | Required<Pick<Proof, 'employeeNumber'>>
  | (Required<Pick<Proof, 'badge'>> & Pick<Proof, 'badgeByKey'>);

/** By a badge, as it may be read: by character, and by key where that differs. */
export function claimByBadge([badge = '', badgeByKey]: readonly string[]): FaceClaim {
  return badgeByKey === undefined ? { badge } : { badge, badgeByKey };
}

export function isSameClaim(one: FaceClaim | null, other: FaceClaim | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
