import { brandRamp, rampStops, type ColorRamp } from './brandRamp.ts';
import {
  type CompanyColors,
  inHueOf,
  meaningsFromColors,
  readableOn,
} from './meaningsFromColors.ts';
import { darkTintFromColor, rampFromColor } from './rampFromColor.ts';
import { parseHex } from './rgb.ts';
import { breakSolid, meanings, statusColors, type ColorScheme } from './statusColors.ts';

/**
 * The product's colours in the company's hues (docs/decisions/company-colors.md), by token name.
 * The painted page uses them, too.
 */
export function themeColors(scheme: ColorScheme, colors: CompanyColors) {
  const ramp = brandOf(colors);
  const selected = colors.secondary ?? colors.primary;
  const selection = (selected && rampFromColor(selected)) || ramp;
  const tint = (own: string) => (selected ? darkTintFromColor(own, selected) : own);
  const neutrals = scheme === 'light' ? lightNeutrals : darkNeutrals;
  return {
    ...neutrals,
    ...touched(neutrals),
    colorBrandBackground: scheme === 'light' ? ramp[80] : ramp[70],
    ...(scheme === 'light' ? lightSelection(selection) : darkBrand(ramp, selection, tint)),
    colorStrokeFocus2: scheme === 'light' ? ramp[80] : ramp[110],
    ...ownVariables(scheme, ramp, colors),
  };
}

/** The ramp of the company's primary colour, or the product's own. */
export function brandOf({ primary }: CompanyColors): ColorRamp {
  return (primary && rampFromColor(primary)) || brandRamp;
}

const lightNeutrals = {
  colorNeutralForeground1: '#132121',
  colorNeutralForeground2: '#3a4a4a',
  colorNeutralForeground3: '#566666',
  colorNeutralForeground4: '#647373',
  colorNeutralBackground1: '#ffffff',
  colorNeutralBackground2: '#f6f9f9',
  colorNeutralBackground3: '#eef3f3',
  colorNeutralBackground4: '#e7eeee',
  colorNeutralStroke1: '#cdd8d8',
  colorNeutralStroke2: '#dfe7e7',
  colorNeutralStroke3: '#ebf1f1',
  colorNeutralStrokeAccessible: '#5d6e6e',
};

const darkNeutrals = {
  colorNeutralForeground1: '#f1f6f5',
  colorNeutralForeground2: '#c9d4d3',
  colorNeutralForeground3: '#a2b0af',
  colorNeutralForeground4: '#8d9c9b',
  colorNeutralBackground1: '#172120',
  colorNeutralBackground2: '#0f1716',
  colorNeutralBackground3: '#1e2a29',
  colorNeutralBackground4: '#24312f',
  colorNeutralStroke1: '#3d4c4a',
  colorNeutralStroke2: '#2b3836',
  colorNeutralStroke3: '#222d2c',
  colorNeutralStrokeAccessible: '#93a3a1',
};

/** Neutrals on hover and press: the next surface, never Fluent's plain greys. */
function touched(neutrals: typeof lightNeutrals) {
  return {
    colorNeutralForeground1Hover: neutrals.colorNeutralForeground1,
    colorNeutralForeground1Pressed: neutrals.colorNeutralForeground1,
    colorNeutralForeground1Selected: neutrals.colorNeutralForeground1,
    colorNeutralForeground2Hover: neutrals.colorNeutralForeground1,
    colorNeutralForeground2Pressed: neutrals.colorNeutralForeground1,
    colorNeutralForeground2Selected: neutrals.colorNeutralForeground1,
    colorNeutralBackground1Hover: neutrals.colorNeutralBackground3,
    colorNeutralBackground1Pressed: neutrals.colorNeutralBackground4,
    colorNeutralBackground1Selected: neutrals.colorNeutralBackground4,
    colorSubtleBackgroundHover: neutrals.colorNeutralBackground4,
    colorSubtleBackgroundPressed: neutrals.colorNeutralStroke2,
    colorSubtleBackgroundSelected: neutrals.colorNeutralBackground4,
    colorNeutralStroke1Hover: neutrals.colorNeutralForeground4,
    colorNeutralStroke1Pressed: neutrals.colorNeutralForeground4,
    colorNeutralStrokeAccessibleHover: neutrals.colorNeutralForeground2,
    colorNeutralStrokeAccessiblePressed: neutrals.colorNeutralForeground2,
  };
}

/** Selection colours in light mode: Fluent's own choice of stops. */
function lightSelection(ramp: ColorRamp) {
  return {
    colorBrandBackground2: ramp[160],
    colorBrandBackground2Hover: ramp[150],
    colorBrandBackground2Pressed: ramp[130],
    colorBrandForeground2: ramp[70],
    colorBrandForeground2Hover: ramp[60],
    colorBrandForeground2Pressed: ramp[30],
    colorBrandStroke2: ramp[140],
  };
}

function darkBrand(ramp: ColorRamp, selection: ColorRamp, tint: (own: string) => string) {
  return {
    colorBrandForeground1: readableOn([tint('#0c3436')], ramp[110]),
    colorCompoundBrandForeground1: ramp[110],
    colorCompoundBrandBackground: ramp[110],
    colorCompoundBrandStroke: ramp[110],
    colorBrandForeground2: selection[120],
    colorBrandBackground2: tint('#0c3436'),
    colorBrandBackground2Hover: tint('#114245'),
    colorBrandBackground2Pressed: tint('#093032'),
    colorBrandStroke2: tint('#1f5e60'),
  };
}

function ownVariables(
  scheme: ColorScheme,
  ramp: ColorRamp,
  colors: CompanyColors,
): Readonly<Record<string, string>> {
  const neutrals = scheme === 'light' ? lightNeutrals : darkNeutrals;
  const shown = meaningsFromColors(statusColors[scheme], colors, [
    neutrals.colorNeutralBackground1,
    neutrals.colorNeutralBackground2,
  ]);
  const solid =
    colors.accent && parseHex(colors.accent)
      ? inHueOf(colors.accent, breakSolid[scheme])
      : breakSolid[scheme];
  const status = meanings.flatMap((meaning) => {
    const { text, tint } = shown[meaning];
    return [
      [`p-${meaning}`, text],
      [`p-${meaning}-bg`, tint],
    ] as const;
  });
  return {
    ...Object.fromEntries(status),
    ...Object.fromEntries(rampStops.map((stop) => [`p-brand-${stop}`, ramp[stop]])),
    'p-break-solid': solid,
    'p-on-break-solid': readableOn([solid], '#2b1d00'),
    'p-work-solid': scheme === 'light' ? ramp[80] : ramp[110],
    'p-track': scheme === 'light' ? '#e4ecec' : '#263331',
  };
}
