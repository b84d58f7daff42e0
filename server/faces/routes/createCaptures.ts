import { randomInt } from 'node:crypto';
import type { components } from 'shared-contracts';
import { Refusal } from '../../calls/refusal.ts';
import { hashToken, newToken } from '../../session/data/accessTokens.ts';
import { drawCapture, useCapture } from '../data/captures.ts';
import type { FaceParts } from '../faceParts.ts';
import { tellingTurn, type TurnOrder } from '../rules/judgeLiveness.ts';
import type { CapturePictures } from './createFaceReader.ts';

export interface Captures {
  /** Draws a capture for a terminal, or for a log-in (null). */
  draw(terminalId: number | null, now: Date): Promise<components['schemas']['FaceCapture']>;
  /**
   * The face of somebody who turned as was drawn, and up to which distance it is another face's.
   * What was drawn is used up by it, whatever the pictures show.
   */
  read(
    proof: CapturePictures & { readonly nonce: string },
    terminalId: number | null,
    now: Date,
  ): Promise<{ readonly embedding: Float32Array; readonly distance: number }>;
}

/** Seconds from the drawing to the last picture: three prompts with their attempts (spec §5). */
const expiresInSeconds = 60;

const orders: Readonly<Record<components['schemas']['FaceTurn'], TurnOrder>> = {
  LEFT: ['left', 'right'],
  RIGHT: ['right', 'left'],
};

export function createCaptures({
  database,
  features,
  reader,
}: Pick<FaceParts, 'database' | 'features' | 'reader'>): Captures {
  return {
    draw: async (terminalId, now) => {
      const nonce = newToken();
      const first = randomInt(2) === 0 ? 'LEFT' : 'RIGHT';
      const endsAt = new Date(now.getTime() + expiresInSeconds * 1000);
      await database.run(drawCapture, [hashToken(nonce), terminalId, first, endsAt]);
      const { properties } = await features.read();
      const order: components['schemas']['FaceTurn'][] =
        first === 'LEFT' ? ['LEFT', 'RIGHT'] : ['RIGHT', 'LEFT'];
      const turn = Math.max(properties.FACE_TURN / 100, tellingTurn);
      return { nonce, order, expiresInSeconds, turn };
    },
    read: async ({ nonce, ...pictures }, terminalId, now) => {
      const [drawn] = await database.run(useCapture, [hashToken(nonce), terminalId, now]);
      if (drawn === undefined) throw new Refusal('CAPTURE_ENDED');
      const { properties } = await features.read();
      const order = orders[drawn.first_turn];
      const face = await reader.readCapture(pictures, order, properties.FACE_TURN / 100);
      return { embedding: face.embedding, distance: properties.FACE_DISTANCE / 100 };
    },
  };
}
