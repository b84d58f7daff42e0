/** The rules of jsx-a11y that are off by default, and two that are wrong here. */
export const accessibility = {
  'jsx-a11y/anchor-ambiguous-text': 'error',
  'jsx-a11y/click-events-have-key-events': 'error',
  'jsx-a11y/interactive-supports-focus': 'error',
  'jsx-a11y/mouse-events-have-key-events': 'error',
  'jsx-a11y/no-interactive-element-to-noninteractive-role': 'error',
  'jsx-a11y/no-noninteractive-element-interactions': 'error',
  'jsx-a11y/no-noninteractive-element-to-interactive-role': 'error',
  'jsx-a11y/no-noninteractive-tabindex': 'error',
  'jsx-a11y/no-static-element-interactions': 'error',
  // A cell can be empty, and a live region need not be an <output>.
  'jsx-a11y/control-has-associated-label': 'off',
  'jsx-a11y/prefer-tag-over-role': 'off',
} as const;
