import { beforeAll } from 'vitest';
import type { CallRequest } from '../../calls/calls.ts';
import { sql } from '../../testing/sql.ts';
import { logInAs, password, people } from '../../testing/testCompany.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { portrait, trailOf, turning } from '../engine/testing/testPictures.ts';

const { ella, max, nils } = people;

type Turn = 'LEFT' | 'RIGHT';
type Pictures = Omit<CallRequest<'identifyByFace'>['body'], 'nonce'>;

interface OwnRegistration {
  readonly consentVersion?: string;
  readonly shown?: (order: readonly Turn[]) => Pictures;
}

/** Faces in the test company: at its terminal, and by its manager Max. */
export function facesOf(server: TestServer) {
  const tokens = { ella: '', max: '', terminal: '' };
  const pictures: Record<'straight' | 'left' | 'right', Buffer> = {
    straight: Buffer.alloc(0),
    left: Buffer.alloc(0),
    right: Buffer.alloc(0),
  };

  /** The movement of the head, by the order of the turns. */
  const trails: Partial<Record<`${Turn} ${Turn}`, Buffer>> = {};

  beforeAll(async () => {
    const terminal = await server.call('logInTerminal', {
      body: { terminalId: 'T-100', password },
    });
    Object.assign(tokens, {
      ella: await logInAs(server, 'ella'),
      max: await logInAs(server, 'max'),
      terminal: terminal.cookies.get('terminal-access-token') ?? '',
    });
    const [straight, left, right] = await Promise.all([
      portrait('straight'),
      portrait('left'),
      portrait('right'),
    ]);
    Object.assign(pictures, { straight, left, right });
    for (const first of ['LEFT', 'RIGHT'] as const) {
      for (const second of ['LEFT', 'RIGHT'] as const) {
        const frames = [first, second].flatMap((turn) =>
          turning(turn === 'LEFT' ? 'left' : 'right'),
        );
        trails[`${first} ${second}`] = await trailOf(frames);
      }
    }
  });

  const asTerminal = () => ({ asTerminal: tokens.terminal });
  const draw = async () => (await server.call('drawFaceCapture', asTerminal())).body;
  /** A person who follows the terminal's prompts. */
  const turned = (order: readonly Turn[]): Pictures => {
    const [first = 'LEFT', second = 'LEFT'] = order;
    return {
      pictureTaken: pictures.straight,
      firstTurn: first === 'LEFT' ? pictures.left : pictures.right,
      secondTurn: second === 'LEFT' ? pictures.left : pictures.right,
      trail: trails[`${first} ${second}`] ?? Buffer.alloc(0),
    };
  };
  const stand = async (shown: (order: readonly Turn[]) => Pictures = turned) => {
    const { nonce, order } = await draw();
    return server.call('identifyByFace', { ...asTerminal(), body: { nonce, ...shown(order) } });
  };
  /** People in front of the camera of their own device. */
  const registerOwn = async (
    token: string,
    sub: number,
    { consentVersion = '1', shown = turned }: OwnRegistration = {},
  ) => {
    const own = { as: token, path: { sub } };
    const { nonce, order } = (await server.call('drawOwnFaceCapture', own)).body;
    const { pictureTaken, ...turns } = shown(order);
    return server.call('registerOwnFace', {
      ...own,
      body: { nonce, picture_taken: pictureTaken, ...turns, consentVersion },
    });
  };
  const register = (employeeId: number, picture: Buffer = pictures.straight, as = tokens.max) =>
    server.call('registerFace', {
      as,
      body: { picture_taken: picture, employee_id: String(employeeId) },
    });
  const listed = async (search = '') => {
    const query = { search };
    return (
      await server.call('listFacialRegistrations', {
        as: tokens.max,
        path: { sub: max.id },
        query,
      })
    ).body;
  };
  const faces = () => server.database.run(...sql`select employee_id from face`);
  const forgetAll = async () => {
    await server.database.run(...sql`delete from face_answer`);
    await server.database.run(...sql`delete from face`);
    server.push.publish({ type: 'faces-changed', employeeIds: [ella.id, nils.id, max.id] });
  };
  return {
    ...{ tokens, pictures, asTerminal, draw, turned, stand, register, registerOwn },
    ...{ listed, faces, forgetAll },
  };
}
