/** One tick of the ring: its angle in degrees, and whether its second has passed. */
export interface Tick {
  readonly second: number;
  readonly angle: number;
  readonly isHour: boolean;
  readonly isLit: boolean;
}

/** The sixty ticks around the terminal's clock at a second of the minute, 0 to 59. */
export function secondTicks(second: number): readonly Tick[] {
  return Array.from({ length: 60 }, (_unused, index) => ({
    second: index,
    angle: index * 6,
    isHour: index % 5 === 0,
    isLit: index <= second,
  }));
}
