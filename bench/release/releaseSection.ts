import { atMost, quantile, reading, type Section } from '../report/figure.ts';
import { changeRemote, releasedRemote, secondsUntilLive, withTeam } from './withTeam.ts';
import { countOf } from '../countOf.ts';

const rounds = countOf(3, 1);

/** Measures how long a team waits until its release and its rollback are served. */
export async function releaseSection(): Promise<Section> {
  const { first, releases, rollbacks } = await measureReleases();
  const shape = { unit: ' s', digits: 1 };
  return {
    title: `Release of ${releasedRemote}, from the command until the server serves it`,
    command: 'npm run bench -- release',
    figures: [
      reading('release of a changed remote, the first', first, shape),
      atMost(`the next, median of ${rounds}`, quantile(releases, 0.5), 20, shape),
      atMost(`rollback, median of ${rounds}`, quantile(rollbacks, 0.5), 2, shape),
    ],
  };
}

async function measureReleases() {
  return await withTeam(async (_, team) => {
    const release = async () => {
      await changeRemote(team);
      return await secondsUntilLive(team, releasedRemote);
    };
    const first = await release();
    const releases: number[] = [];
    const rollbacks: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      releases.push(await release());
      rollbacks.push(await secondsUntilLive(team, 'rollback', releasedRemote));
    }
    return { first, releases, rollbacks };
  });
}
