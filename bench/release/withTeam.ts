import { createTeam, type Team } from 'tooling/system/createTeam.ts';
import type { System } from 'tooling/system/startSystem.ts';
import { withDemo } from '../company/withSystem.ts';

/** The remote that is released. */
export const releasedRemote = 'remote-employee';

/** Runs with a server with the demo company and a team that releases to it from its own sources. */
export async function withTeam<Result>(
  run: (system: System, team: Team) => Promise<Result>,
): Promise<Result> {
  return withDemo(async (system) => {
    const team = await createTeam(system);
    try {
      return await run(system, team);
    } finally {
      await team.remove();
    }
  });
}

/** Changes a word of the remote. */
export async function changeRemote(team: Team): Promise<void> {
  const word = `'clock.takeBreak': 'Take a break`;
  await team.edit(`${releasedRemote}/messages/en.ts`, word, `${word}!`);
}

/**
 * Seconds from the command until the server serves the change; throws with the output if it fails.
 */
export async function secondsUntilLive(team: Team, ...command: string[]): Promise<number> {
  const startedAt = performance.now();
  const { code, output } = await team.release(...command);
  if (code !== 0 || !output.includes('Live at')) throw new Error(`It is not live:\n${output}`);
  return (performance.now() - startedAt) / 1000;
}
