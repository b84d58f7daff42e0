import type { components } from 'shared-contracts';

type Capture = components['schemas']['FaceCapture'];

/** The server's challenge, with pauses of 200 ms. */
export function drawn(order: Capture['order'] = ['LEFT', 'RIGHT']): Capture {
  return {
    ...{ nonce: 'n'.repeat(43), order, pauses: [200, 200], expiresInSeconds: 60, turn: 0.08 },
  };
}
