import type { components } from 'shared-contracts';
import { portrait, trailOf, turning } from '../../faces/engine/testing/testPictures.ts';
import { password, people } from '../../testing/testCompany.ts';
import { sql } from '../../testing/sql.ts';
import { refuses, type Answered } from './answered.ts';
import { doJobs, outcome, type Walk } from './walk.ts';

const { ella, max, nils } = people;

/** What the server does with the properties of faces. */
export const faceSides = {
  FACIAL_RECOGNITION_EMPLOYEE_LOGIN: refuses(async ({ server }) =>
    outcome(await server.call('drawFaceLogIn')),
  ),
  FACIAL_RECOGNITION_TERMINAL: refuses(async (walk) =>
    outcome(await walk.server.call('drawFaceCapture', await terminalOf(walk))),
  ),
  FACIAL_RECOGNITION_MANAGEMENT_VIEW: refuses(async ({ server, tokens: { max: as } }) =>
    outcome(await server.call('listFacialRegistrations', { as, path: { sub: max.id } })),
  ),
  FACE_SELF_REGISTRATION: {
    ask: async ({ server, tokens: { ella: as } }) => {
      const body = { picture_taken: Buffer.from('none'), consentVersion: '1' };
      return outcome(await server.call('registerOwnFace', { as, path: { sub: ella.id }, body }));
    },
    answers: [
      [false, 'FEATURE_OFF'],
      // A picture alone may show anybody.
      [true, 'FACE_NOT_LIVE'],
    ],
  },
  FACE_SEARCH_PEOPLE: {
    ask: async (walk) => {
      await register(walk, 'straight');
      return stand(walk);
    },
    answers: [
      [0, 'FACE_NEEDS_NUMBER'],
      [1, 200],
    ],
  },
  FACE_TURN: {
    ask: async (walk) =>
      (await walk.server.call('drawFaceCapture', await terminalOf(walk))).body.turn,
    answers: [
      // A smaller turn looks almost like a flat sheet: the page never asks for less.
      [8, 0.12],
      [20, 0.2],
    ],
  },
  FACE_DISTANCE: {
    ask: async (walk) => {
      await register(walk, 'left');
      return stand(walk);
    },
    answers: [
      [30, 'FACE_UNKNOWN'],
      [55, 200],
    ],
  },
  FACE_RETENTION_DAYS: {
    ask: async (walk) => {
      await register(walk, 'straight', nils.id);
      const { server } = walk;
      const left = new Date(server.now.getTime() - 20 * 86_400_000);
      await server.database.run(
        ...sql`update employee set closed_at = ${left} where id = ${nils.id}`,
      );
      await doJobs(walk.server);
      await server.database.run(...sql`update employee set closed_at = null where id = ${nils.id}`);
      return (await server.database.run(...sql`delete from face returning employee_id`)).length;
    },
    answers: [
      [10, 0],
      [30, 1],
    ],
  },
} satisfies Record<string, Answered>;

async function terminalOf({ server }: Walk) {
  const body = { terminalId: 'T-100', password };
  const { cookies } = await server.call('logInTerminal', { body });
  return { asTerminal: cookies.get('terminal-access-token') ?? '' };
}

/** A person looks into the camera and turns as asked. */
async function stand(walk: Walk) {
  const asTerminal = await terminalOf(walk);
  const { nonce, order } = (await walk.server.call('drawFaceCapture', asTerminal)).body;
  const body = { nonce, ...(await turned(order)) };
  return outcome(await walk.server.call('identifyByFace', { ...asTerminal, body }));
}

async function register(
  { server, tokens: { max: as } }: Walk,
  turn: 'straight' | 'left',
  employeeId: number = ella.id,
) {
  await server.database.run(...sql`delete from face`);
  server.push.publish({ type: 'faces-changed', employeeIds: [ella.id, nils.id] });
  const body = { picture_taken: await portrait(turn), employee_id: String(employeeId) };
  await server.call('registerFace', { as, body });
}

async function turned(order: readonly components['schemas']['FaceTurn'][]) {
  const [pictureTaken, firstTurn, secondTurn] = await Promise.all([
    portrait('straight'),
    ...order.map((turn) => portrait(turn === 'LEFT' ? 'left' : 'right')),
  ]);
  if (firstTurn === undefined || secondTurn === undefined)
    throw new Error('There are fewer than two turns.');
  const frames = order.flatMap((turn) => turning(turn === 'LEFT' ? 'left' : 'right'));
  return { pictureTaken, firstTurn, secondTurn, trail: await trailOf(frames) };
}
