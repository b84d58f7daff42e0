import { makeStaticStyles, tokens } from '@fluentui/react-components';
import { media } from './media.ts';

const focusable = ':where(a, button, [tabindex], input[type="checkbox"], summary)';

/** Styles of the whole page: text, numbers, focus ring, reduced motion. Used once, by the theme. */
export const useGlobalStyles = makeStaticStyles([
  {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    'html, body': { margin: 0, padding: 0, height: '100%' },
    '#root, #root > .fui-FluentProvider': { height: '100%' },
    body: {
      textRendering: 'optimizeLegibility',
      WebkitFontSmoothing: 'antialiased',
      overscrollBehaviorY: 'none',
    },
    '.fui-FluentProvider': {
      fontOpticalSizing: 'auto',
      fontFeatureSettings: "'calt', 'kern'",
    },
    'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0, padding: 0 },
    'ul, ol': { listStyle: 'none' },
    ':where(a)': { color: tokens.colorBrandForeground1 },
    'button, input, select, textarea': { font: 'inherit', letterSpacing: 'inherit' },
    [`${focusable}:focus-visible`]: {
      outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '2px',
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '100ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '100ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  // Also of what keeps its own colours. Griffel takes rules within rules as text alone.
  `${media.forcedColors}{${focusable}:focus-visible{outline-color:CanvasText}}`,
]);
