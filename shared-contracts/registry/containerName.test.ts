import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containerName } from './containerName.ts';

type Released = [name: string, version: string];

test.each<{ one: Released; other: Released }>([
  { one: ['remote-a_b', '1.0.0'], other: ['remote-a-b', '1.0.0'] },
  { one: ['remote-a-1', '2.0'], other: ['remote-a', '1-2.0'] },
  { one: ['remote-a', '1.0.0-1'], other: ['remote-a', '1.0.0+1'] },
])('$one and $other have containers of their own', ({ one, other }) => {
  expect(containerName(...one)).not.toBe(containerName(...other));
});

test('every remote and version has a name that says which it is, and that code can have', () => {
  const name = fc.stringMatching(/^remote-[\w-]{1,53}$/);
  const version = fc.stringMatching(/^[0-9][0-9A-Za-z.+-]{0,59}$/);
  fc.assert(
    fc.property(name, version, (remote, of) => {
      const container = containerName(remote, of);
      expect(container).toMatch(/^[A-Za-z]\w*$/);
      expect(container).not.toContain('__');
      expect(readContainerName(container)).toEqual([remote, of]);
    }),
  );
});

/** An underscore begins two digits, or stands between name and version with a v. */
function readContainerName(container: string): string[] {
  const [, name = '', version = ''] =
    /^((?:[A-Za-z0-9]|_[0-9a-f]{2})*)_v((?:[A-Za-z0-9]|_[0-9a-f]{2})*)$/.exec(container) ?? [];
  return [name, version].map((part) =>
    part.replaceAll(/_([0-9a-f]{2})/g, (_whole, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    ),
  );
}
