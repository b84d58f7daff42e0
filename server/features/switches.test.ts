import { featureRules } from 'shared-contracts/features';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperationId } from '../calls/calls.ts';
import { operations, type Operation } from '../http/contract.ts';
import { signOnSettings } from '../sign-on/testing/signOnSettings.ts';
import { logInAs } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';
import { settingNames } from './rules/featureValues.ts';
import { serverSides, type ServerSide } from './testing/serverSide.ts';
import { prepareWalk } from './testing/walk.ts';

const sides = Object.entries<ServerSide>(serverSides);
const ofKind = (kind: ServerSide) =>
  sides.filter(([, side]) => side === kind).map(([name]) => name);

test('the console says of a switch or property that its function is not there yet, and of no other', () => {
  const said = settingNames.filter((name) => featureRules[name].notYet === true);
  expect(said.toSorted()).toEqual(ofKind('NOT_YET').toSorted());
});

describeOnMemory(
  'Each switch and property at the server',
  (server) => {
    const tokens = { ella: '', max: '', terminal: '' };

    beforeAll(async () => {
      server.now = new Date('2026-03-12T18:00:00Z');
      tokens.ella = await logInAs(server, 'ella');
      tokens.max = await logInAs(server, 'max');
      const body = { terminalId: 'T-100', password: 'punctual' };
      const terminal = await server.call('logInTerminal', { body });
      tokens.terminal = terminal.cookies.get('terminal-access-token') ?? '';
    });
    beforeEach(async () => {
      server.now = new Date('2026-03-12T18:00:00Z');
      await clearTime(server);
    });

    const named = [...operations.values()].filter(({ features }) => features.length > 0);
    const names = new Set(named.flatMap(({ features }) => features));
    /** Properties that are off unless a company wants them, and refuse by the same code. */
    const alsoOn = { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: true };

    test('calls of the contract name what the table says they do', () => {
      const unnamed = sides
        .filter(([, side]) => side === 'CALLS')
        .filter(([name]) => !isNamed(name));
      expect(unnamed).toEqual([]);
    });
    const isNamed = (name: string) => [...names].some((each) => each === name);

    test.each([...names])(
      'calls that name %s are refused without it, and not with it',
      async (name) => {
        const on = Object.fromEntries([...names].map((each) => [each, true]));
        const codesAt = async (value: boolean) => {
          await setFeatures(server, { ...on, ...alsoOn, [name]: value });
          const calls = named.filter(({ features }) => features.includes(name));
          return Promise.all(calls.map(async ({ id, session }) => [id, await codeOf(id, session)]));
        };
        const refused = await codesAt(false);
        expect(refused).toEqual(refused.map(([id]) => [id, 'FEATURE_OFF']));
        expect((await codesAt(true)).filter(([, code]) => code === 'FEATURE_OFF')).toEqual([]);
      },
    );

    /** The contract's switches are asked before everything that a body could get wrong. */
    async function codeOf(id: OperationId, session: Operation['session']): Promise<string | null> {
      const answer = await server.call(id, {
        rawPath: { id: '1', reportName: 'employeeSummaryReport' },
        rawBody: operations.get(id)?.method === 'GET' ? undefined : {},
        ...(session === 'terminal' ? { asTerminal: tokens.terminal } : { as: tokens.ella }),
      });
      return answer.status < 400 ? null : answer.problem.code;
    }

    const answered = sides.flatMap(([name, side]) =>
      typeof side === 'object'
        ? side.answers.map(([value, answer]) => ({ name, value, answer, ...side }))
        : [],
    );
    test.each(answered)('$name at $value', async ({ name, value, answer, ask, beside = {} }) => {
      await setFeatures(server, { ...beside, [name]: value });
      expect(await ask({ server, tokens })).toEqual(answer);
    });
  },
  { prepare: prepareWalk, settings: signOnSettings },
);
