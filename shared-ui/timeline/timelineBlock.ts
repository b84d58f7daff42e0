import { palette } from '../theme/palette.ts';

/** Stripes of two colours; `angle` in degrees. */
export const stripes = (first: string, second: string, angle = -45) =>
  `repeating-linear-gradient(${angle}deg, ${first} 0 4px, ${second} 4px 7px)`;

/**
 * The looks of the kinds of worked time, distinguished by more than colour; also for a chart's key.
 */
export const timelineBlock = {
  work: { backgroundColor: palette.workSolid },
  break: {
    backgroundColor: palette.breakSolid,
    border: `1.5px solid ${palette.status.break.text}`,
  },
  over: { backgroundImage: stripes(palette.workSolid, palette.status.work.tint) },
  overtime: { backgroundImage: stripes(palette.workSolid, palette.status.work.tint, 90) },
  early: {
    backgroundColor: palette.status.work.tint,
    boxSizing: 'border-box',
    border: `1.5px dashed ${palette.workSolid}`,
  },
  other: {
    backgroundColor: palette.status.work.tint,
    boxSizing: 'border-box',
    border: `1.5px solid ${palette.workSolid}`,
  },
} as const;
