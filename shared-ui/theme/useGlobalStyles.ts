import { makeStaticStyles, tokens } from '@fluentui/react-components';
import { media } from './media.ts';

const focusable = ':where(a, button, [tabindex], input[type="checkbox"], summary)';

/**
 * Transitions stay: those that move something disable themselves. The clock of a message stays too:
 * Fluent counts its time by an invisible animation.
 */
export const lessMotion = `${media.reducedMotion}{*:not([data-timer-status]),*::before,*::after{animation-duration:100ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}`;

/** Global styles: text, numbers, focus ring, reduced motion. Used once, by the theme. */
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
  },
  // Griffel only accepts nested rules as text.
  lessMotion,
  // Also for elements that keep their own colours.
  `${media.forcedColors}{${focusable}:focus-visible{outline-color:CanvasText}}`,
]);
