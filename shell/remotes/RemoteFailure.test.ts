import { expect, it } from 'vitest';
import { RemoteFailure } from './RemoteFailure.ts';

const failed = { remote: 'remote-example', version: '1.0.0-a', module: './Page' };

it('tells the log what the code threw', () => {
  const { message } = new RemoteFailure('threw', failed, new TypeError('x is not a function'));
  expect(message).toBe('remote-example 1.0.0-a ./Page: threw. TypeError: x is not a function');
});

it('leaves out what the browser says of files, which the kind says better', () => {
  const { message } = new RemoteFailure('unreachable', failed, new Error('Loading chunk 3 failed'));
  expect(message).toBe('remote-example 1.0.0-a ./Page: unreachable');
});
