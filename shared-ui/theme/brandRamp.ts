export const rampStops = [
  10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160,
] as const;

export type RampStop = (typeof rampStops)[number];

/** Sixteen colours as `#rrggbb`, from the darkest (10) to the lightest (160). */
export type ColorRamp = Readonly<Record<RampStop, string>>;

/** The product's own ramp: deep water to mist. */
export const brandRamp: ColorRamp = {
  10: '#031113',
  20: '#031c1f',
  30: '#02292c',
  40: '#003539',
  50: '#004246',
  60: '#014f53',
  70: '#005d60',
  80: '#026d70',
  90: '#137e7f',
  100: '#289190',
  110: '#42a6a2',
  120: '#62b9b3',
  130: '#84ccc5',
  140: '#abddd7',
  150: '#ceece8',
  160: '#eaf7f5',
};
