import { expect, it } from 'vitest';
import { largestPicture, pictureFault } from './pictureFault.ts';

it('takes jpg, jpeg and png up to 1 MB, and nothing else', () => {
  expect(pictureFault({ type: 'image/jpeg', size: largestPicture })).toBeNull();
  expect(pictureFault({ type: 'image/png', size: 1 })).toBeNull();
  expect(pictureFault({ type: 'image/png', size: largestPicture + 1 })).toBe('SIZE');
  expect(pictureFault({ type: 'image/svg+xml', size: 1 })).toBe('KIND');
  expect(pictureFault({ type: '', size: 1 })).toBe('KIND');
});
