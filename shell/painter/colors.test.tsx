import { render } from '@testing-library/react';
import { PunctualThemeProvider, type CompanyColors } from 'shared-ui';
import { expect, test } from 'vitest';
import { paintedColors } from './colors.ts';

const companies: readonly (readonly [name: string, colors: CompanyColors])[] = [
  ['no company', {}],
  ['a company with a brand', { primary: '#b0123f' }],
  ['a company with two colours', { primary: '#2b4c9b', secondary: '#ff8800' }],
  ['a company without colour', { primary: '#777777', accent: '#000000' }],
  [
    'a company with all seven',
    {
      primary: '#ffd400',
      secondary: '#123456',
      accent: '#7a00c8',
      info: '#00aaff',
      success: '#00ff44',
      warning: '#ffee00',
      error: '#ff00aa',
    },
  ],
];
const schemes = ['light', 'dark'] as const;
const shown = companies.flatMap(([name, colors]) =>
  schemes.map((scheme) => [name, scheme, colors] as const),
);

test.each(shown)(
  'what is painted for %s has the colours of the %s theme',
  (_name, scheme, colors) => {
    const { unmount } = render(
      <PunctualThemeProvider locale="en" scheme={scheme} colors={colors}>
        {''}
      </PunctualThemeProvider>,
    );
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const rule = rules.map(({ cssText }) => cssText).find((text) => text.includes('--p-track:'));
    for (const [token, color] of Object.entries(paintedColors(scheme, colors))) {
      expect(rule).toContain(`--${token}: ${color};`);
    }
    unmount();
  },
);
