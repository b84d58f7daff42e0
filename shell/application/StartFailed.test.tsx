import { render, screen } from '@testing-library/react';
import { ApiFailure } from 'shared-contracts';
import { expect, it } from 'vitest';
import { StartFailed } from './StartFailed.tsx';

const chunkMissing = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
});
const own = new TypeError('AbortSignal.any is not a function');

it.each([
  ['no answer', new ApiFailure({ code: 'NO_RESPONSE' }), 'Punctual can’t be reached'],
  ['a file that did not come', chunkMissing, 'Punctual can’t be reached'],
  ['a fault of the page', own, 'Punctual could not start'],
  [
    'a fault of the page before a call',
    new ApiFailure({ code: 'PAGE_FAULT', cause: own }),
    'Punctual could not start',
  ],
])('says what is to blame: %s', (_, fault, title) => {
  render(<StartFailed fault={fault} onRetry={() => undefined} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
});
