import { expect, test } from 'vitest';
import {
  isAllStandIns,
  signatureOfNext,
  standIn,
  type Component,
  type React,
} from './refreshRuntime.ts';

/** Renders one component; `onChange` is called on its subscriptions. */
function pageWith(onChange: () => void = () => undefined) {
  let rendered: { mounted: unknown; text: unknown } = { mounted: null, text: null };
  const react: React = {
    createElement(type, props) {
      const text = typeof type === 'function' ? Reflect.apply(type, undefined, [props]) : type;
      return (rendered = { mounted: type, text });
    },
    useSyncExternalStore: (subscribe, read) => {
      subscribe(onChange);
      return read();
    },
  };
  const render = (held: Component) => {
    held({ name: 'Ada' });
    return rendered;
  };
  return { react, render };
}

function component(
  text: string,
  hooks = 'useState',
  customHooks: readonly object[] = [],
): Component {
  const of: Component = (props) => `${text} ${Reflect.get(Object(props), 'name')}`;
  signatureOfNext()(of, hooks, false, () => customHooks);
  return of;
}

test('what holds a component shows its newest version, with its state', () => {
  let changes = 0;
  const { react, render } = pageWith(() => (changes += 1));
  const held = standIn('keeps', component('Hello'), react);
  const before = render(held);
  expect(before.text).toBe('Hello Ada');
  expect(standIn('keeps', component('Good day'), react)).toBe(held);
  expect(changes).toBe(1);
  expect(render(held)).toEqual({ mounted: before.mounted, text: 'Good day Ada' });
});

test('other hooks begin anew', () => {
  const { react, render } = pageWith();
  const held = standIn('hooks', component('Hello'), react);
  const before = render(held);
  standIn('hooks', component('Hello', 'useState useRef'), react);
  const after = render(held);
  expect(after.text).toBe('Hello Ada');
  expect(after.mounted).not.toBe(before.mounted);
});

test('other hooks in a hook of its own begin anew, too', () => {
  const { react, render } = pageWith();
  const held = standIn(
    'own hook',
    component('Hello', 'useOwn', [component('', 'useState')]),
    react,
  );
  const before = render(held).mounted;
  standIn('own hook', component('Hello', 'useOwn', [component('', 'useState')]), react);
  expect(render(held).mounted).toBe(before);
  standIn('own hook', component('Hello', 'useOwn', [component('', 'useRef')]), react);
  expect(render(held).mounted).not.toBe(before);
});

test('a file that exports more than components leaves its changes to its importers', () => {
  const { react } = pageWith();
  const held = standIn('exports', component('Hello'), react);
  expect(isAllStandIns({ Page: held })).toBe(true);
  expect(isAllStandIns({ Page: held, limit: 3 })).toBe(false);
  expect(isAllStandIns({ useOwn: () => 1 })).toBe(false);
});
