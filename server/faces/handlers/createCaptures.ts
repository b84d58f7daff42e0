import { randomInt } from 'node:crypto';
import type { components } from 'shared-contracts';
import { Refusal } from '../../calls/refusal.ts';
import { hashToken, newToken } from '../../session/data/accessTokens.ts';
import { drawCapture, useCapture, type CaptureBinding } from '../data/captures.ts';
import type { FaceParts } from '../faceParts.ts';
import { tellingTurn } from '../rules/judgeLiveness.ts';
import type { Face } from '../rules/pictureReading.ts';
import type { CapturePictures } from './createFaceReader.ts';

/** The purpose and the session of a capture, to which it is bound. */
export type CapturePurpose =
  | { readonly terminalId: number; readonly sessionId: number }
  | { readonly registers: number; readonly sessionId: number }
  /** By the cookie of the device; null in a browser without earlier log-ins. */
  | { readonly logInFrom: string | null };

export interface Captures {
  draw(purpose: CapturePurpose, now: Date): Promise<components['schemas']['FaceCapture']>;
  /**
   * The face of a person who turned as requested. Uses the capture up, whatever the pictures show.
   */
  read(
    proof: CapturePictures & { readonly nonce: string },
    purpose: CapturePurpose,
    now: Date,
  ): Promise<Pick<Face, 'embedding'>>;
}

/** Seconds in which all pictures must arrive, repeated attempts included (spec §5). */
const expiresInSeconds = 60;

/** Milliseconds of a random pause before a turn, so that a recorded film cannot be timed to it. */
const pause = { least: 200, most: 1_200 } as const;

type Turn = components['schemas']['FaceTurn'];
const sides = { LEFT: 'left', RIGHT: 'right' } as const;

export function createCaptures({
  database,
  features,
  reader,
}: Pick<FaceParts, 'database' | 'features' | 'reader'>): Captures {
  return {
    draw: async (purpose, now) => {
      const nonce = newToken();
      const order: [Turn, Turn] = [drawTurn(), drawTurn()];
      const pauses = order.map(() => randomInt(pause.least, pause.most + 1));
      const endsAt = new Date(now.getTime() + expiresInSeconds * 1000);
      const [firstTurn, secondTurn] = order;
      const nonceHash = hashToken(nonce);
      const drawn = { ...bindingOf(purpose), nonceHash, firstTurn, secondTurn, endsAt };
      await database.run(drawCapture, drawn);
      const { properties } = await features.read();
      const turn = Math.max(properties.FACE_TURN / 100, tellingTurn);
      return { nonce, order, pauses, expiresInSeconds, turn };
    },
    read: async ({ nonce, ...pictures }, purpose, now) => {
      const asked = { ...bindingOf(purpose), nonceHash: hashToken(nonce), now };
      const [drawn] = await database.run(useCapture, asked);
      const { first_turn: first, second_turn: second = null } = drawn ?? {};
      if (first === undefined || second === null) throw new Refusal('CAPTURE_ENDED');
      const { properties } = await features.read();
      const order = [sides[first], sides[second]] as const;
      return reader.readCapture(pictures, order, properties.FACE_TURN / 100);
    },
  };
}

function drawTurn(): Turn {
  return randomInt(2) === 0 ? 'LEFT' : 'RIGHT';
}

function bindingOf(purpose: CapturePurpose): CaptureBinding {
  const unbound = { terminalId: null, registers: null };
  if ('logInFrom' in purpose) {
    const { logInFrom: device } = purpose;
    return { ...unbound, boundTo: device === null ? null : hashToken(`device ${device}`) };
  }
  const boundTo = hashToken(`session ${purpose.sessionId}`);
  if ('terminalId' in purpose) return { ...unbound, terminalId: purpose.terminalId, boundTo };
  return { ...unbound, registers: hashToken(`registers employee ${purpose.registers}`), boundTo };
}
