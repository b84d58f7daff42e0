import { partCohorts, stableNumber } from 'shared-contracts/registry/cohort.ts';
import type { Canary } from 'shared-releases/history/releaseState.ts';
import type { Audience } from './parseRelease.ts';

/** Every version begins with other parts of a hundred, so that not always the same people try. */
export function canaryFor(audience: Audience, version: string): Canary {
  if ('who' in audience) return { version, cohorts: audience.cohorts, who: audience.who };
  const cohorts = partCohorts(audience.percent, stableNumber(version));
  return { version, cohorts, who: `${audience.percent} %` };
}
