import { createDOMRenderer } from '@fluentui/react-components';

type Rules = Parameters<typeof renderer.insertCSSRules>[0];

const renderer = createDOMRenderer();
const inserted = new WeakSet<Rules>();

/** Griffel's renderer, which checks the rules of a component once instead of per instance. */
export const styleRenderer: typeof renderer = {
  ...renderer,
  insertCSSRules(rules) {
    if (inserted.has(rules)) return;
    inserted.add(rules);
    renderer.insertCSSRules(rules);
  },
};
