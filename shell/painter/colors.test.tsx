import { render } from '@testing-library/react';
import { PunctualThemeProvider } from 'shared-ui';
import { expect, test } from 'vitest';
import { colors, sharedColors } from './colors.ts';

test.each(['light', 'dark'] as const)(
  'what is painted has the colours of the %s theme',
  (scheme) => {
    render(
      <PunctualThemeProvider locale="en" scheme={scheme}>
        {''}
      </PunctualThemeProvider>,
    );
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const rule = rules.map(({ cssText }) => cssText).find((text) => text.includes('--p-track:'));
    for (const [token, color] of Object.entries({ ...colors[scheme], ...sharedColors })) {
      expect(rule).toContain(`--${token}: ${color};`);
    }
  },
);
