import { expect, test } from 'vitest';
import { modulesRun } from './countModules.ts';

// Two modules on one line: `const a=1;` of a.ts, `function b(){}` of b.ts from column 10.
const map = JSON.stringify({ version: 3, sources: ['a.ts', 'b.ts'], mappings: 'AAAA,UCAA' });
const text = 'const a=1;function b(){}';
const whole = { startOffset: 0, endOffset: text.length, count: 1 };

test('a module whose only function was never called did nothing', () => {
  const never = { startOffset: 10, endOffset: text.length, count: 0 };
  const script = {
    url: 'http://localhost/a.js',
    functions: [{ ranges: [whole] }, { ranges: [never] }],
  };
  expect([...modulesRun(script, text, map)]).toEqual(['a.ts']);
});

test('each module of which something ran is told once', () => {
  const script = { url: 'http://localhost/a.js', functions: [{ ranges: [whole] }] };
  expect([...modulesRun(script, text, map)]).toEqual(['a.ts', 'b.ts']);
});
