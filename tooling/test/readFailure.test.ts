import { expect, test } from 'vitest';
import { readFailure } from './readFailure.ts';

const context = `# Instructions

- Following Playwright test failed.

# Test info

- Name: offline.test.ts >> a punch is kept
- Location: e2e/offline.test.ts:7:1

# Error details

\`\`\`
Error: expect(locator).toBeVisible() failed
\`\`\`

# Page snapshot

\`\`\`yaml
- heading "My Clock"
\`\`\`

# Test source

\`\`\`ts
   6  | before
   7  | test('a punch is kept', async () => {
   8  |   await one();
   9  |   await two();
> 10 |   await expect(three).toBeVisible();
     |                       ^ Error: expect(locator).toBeVisible() failed
  11 | });
  12 | after
\`\`\`
`;

test('a failed walk is told by its name, its error and the line that failed', () => {
  const { what, page } = readFailure(context);
  expect(what.split('\n')).toEqual([
    '- Name: offline.test.ts >> a punch is kept',
    '- Location: e2e/offline.test.ts:7:1',
    'Error: expect(locator).toBeVisible() failed',
    "   7  | test('a punch is kept', async () => {",
    '   8  |   await one();',
    '   9  |   await two();',
    '> 10 |   await expect(three).toBeVisible();',
    '     |                       ^ Error: expect(locator).toBeVisible() failed',
    '  11 | });',
  ]);
  expect(page).toEqual(['- heading "My Clock"']);
});

test('a failure without source or page is told as far as it goes', () => {
  expect(readFailure('# Test info\n\n- Name: a.test.ts\n')).toEqual({
    what: '- Name: a.test.ts',
    page: [],
  });
});
