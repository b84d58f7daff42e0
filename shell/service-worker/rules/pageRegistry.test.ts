import { expect, test } from 'vitest';
import { newerRegistry, registryIn, withRegistry } from './pageRegistry.ts';

const page = (registry: string) =>
  `<head><script type="application/json" id="registry" data-key="k=">${registry}</script><script>run()</script></head>`;

test('the kept page starts with the registry that was seen last, and keeps its key', () => {
  const changed = withRegistry(page('{"sequence":1}'), '{"sequence":2}');
  expect(changed).toBe(page('{"sequence":2}'));
  expect(registryIn(changed)).toBe('{"sequence":2}');
});

test('a registry cannot end its script element or bring patterns of its own', () => {
  const registry = '{"sequence":2,"note":"</script>$1$&"}';
  const changed = withRegistry(page('{}'), registry);
  expect(changed).not.toContain('</script>$1');
  expect(JSON.parse(registryIn(changed) ?? '')).toEqual(JSON.parse(registry));
});

test('a page without a registry stays as it is', () => {
  expect(withRegistry('<p>Maintenance</p>', '{}')).toBe('<p>Maintenance</p>');
  expect(registryIn('<p>Maintenance</p>')).toBeUndefined();
});

test.each([
  ['{"sequence":1}', '{"sequence":2}', '{"sequence":2}'],
  ['{"sequence":2}', '{"sequence":1}', '{"sequence":2}'],
  [undefined, '{"sequence":1}', '{"sequence":1}'],
  ['{"sequence":1}', undefined, '{"sequence":1}'],
  ['{"sequence":1}', 'broken', '{"sequence":1}'],
  [undefined, 'null', undefined],
])('of %s and %s the newer registry is kept', (known, other, newer) => {
  expect(newerRegistry(known, other)).toBe(newer);
});
