import { beforeAll } from 'vitest';
import type { CallRequest } from '../../calls/calls.ts';
import { sql } from '../../testing/sql.ts';
import { logInAs, password, people } from '../../testing/testCompany.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { portrait } from '../engine/testing/testPictures.ts';

const { ella, max, nils } = people;

type Pictures = Omit<CallRequest<'identifyByFace'>['body'], 'nonce'>;

/** What is done with faces in the test company: at its terminal, and by its manager Max. */
export function facesOf(server: TestServer) {
  const tokens = { ella: '', max: '', terminal: '' };
  const pictures: Record<'straight' | 'left' | 'right', Buffer> = {
    straight: Buffer.alloc(0),
    left: Buffer.alloc(0),
    right: Buffer.alloc(0),
  };

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
  });

  const asTerminal = () => ({ asTerminal: tokens.terminal });
  const draw = async () => (await server.call('drawFaceCapture', asTerminal())).body;
  /** As somebody who does what the terminal says. */
  const turned = (order: readonly ('LEFT' | 'RIGHT')[]): Pictures => ({
    pictureTaken: pictures.straight,
    firstTurn: order[0] === 'LEFT' ? pictures.left : pictures.right,
    secondTurn: order[0] === 'LEFT' ? pictures.right : pictures.left,
  });
  const stand = async (shown: (order: readonly ('LEFT' | 'RIGHT')[]) => Pictures = turned) => {
    const { nonce, order } = await draw();
    return server.call('identifyByFace', { ...asTerminal(), body: { nonce, ...shown(order) } });
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
  return { tokens, pictures, asTerminal, draw, turned, stand, register, listed, faces, forgetAll };
}
