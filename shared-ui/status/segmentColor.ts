import { isBreak, type components } from 'shared-contracts';
import { palette } from '../theme/palette.ts';

/** The solid colour of a segment in lists, bars and rings: amber for rest, teal for work. */
export function segmentColor(pairType: components['schemas']['PairType']): string {
  return isBreak(pairType) ? palette.breakSolid : palette.workSolid;
}
