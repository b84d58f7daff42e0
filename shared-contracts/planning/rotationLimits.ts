/** Schedules of a rotation, and days of each (spec §5 and §9). */
export const rotationLimits = { leastTurns: 2, mostTurns: 5, mostDays: 35 } as const;
