import { setTimeout as pause } from 'node:timers/promises';
import { startCluster, whyNoCluster, type Cluster } from 'tooling/postgres/startCluster.ts';
import { driveLoad, type LoadResult, type PunchingPerson } from '../clocking/driveLoad.ts';
import { atLeast, atMost, failures, reading, type Section } from '../report/figure.ts';
import { startStorm } from './startStorm.ts';
import { withSeveralServers, type SeveralServers } from './withSeveralServers.ts';
import { countOf } from '../countOf.ts';

const punching = countOf(500, 20);
const inCompany = 4 * punching + 400;
const concurrency = 32;
/** Milliseconds of PostgreSQL's outage. */
const away = 3_000;

/**
 * One server and three, behind the same proxy, with their own PostgreSQL, which is stopped under
 * load, as is one of the servers. Returns a sentence if no PostgreSQL can be started.
 */
export async function severalServersSection(seconds: number): Promise<Section | string> {
  const reason = whyNoCluster();
  if (reason !== null) return reason;
  const cluster = await startCluster();
  try {
    return await withSeveralServers(cluster.url, inCompany, async (servers) => {
      // People who have clocked in stay clocked in: each load has its own people.
      let taken = 0;
      const take = (count: number) => servers.people.slice(taken, (taken += count));
      const drive = () =>
        driveLoad({ url: servers.proxy.url, people: take(punching), seconds, concurrency });
      const first = await servers.start();
      await drive();
      const one = await drive();
      await Promise.all([servers.start(), servers.start()]);
      await drive();
      const three = await drive();
      const firstError = one.firstError ?? three.firstError;
      if (firstError !== null) console.log(`The first error: ${firstError}`);

      const restarted = await restartPostgres(servers, cluster, take(24));
      const storm = startStorm(servers.proxy.url, take(24));
      await storm.more(200);
      await first.kill();
      const killed = await storm.everybody();
      await storm.stop();
      return {
        title: `Several servers on PostgreSQL, ${punching} people, ${concurrency} at once, ${seconds} s`,
        command: `npm run bench -- several-servers${seconds === 60 ? '' : ` --seconds ${seconds}`}`,
        figures: [
          reading('one server: clock-ins and clock-outs', perSecond(one), { unit: '/s' }),
          atLeast('three servers: the same', perSecond(three), perSecond(one), { unit: '/s' }),
          reading('one server: 99 % of them answered within', one.p99, { unit: ' ms' }),
          atMost('three servers: the same', three.p99, one.p99 * 1.2, { unit: ' ms' }),
          failures('errors', one.errors + three.errors),
          atMost(
            'PostgreSQL away for 3 s: first answer after it is back',
            restarted.firstAnswer,
            2_000,
            {
              unit: ' ms',
            },
          ),
          reading('the same: everybody has an answer', restarted.everybody, { unit: ' ms' }),
          failures('the same: punches lost or doubled', restarted.wrong),
          reading('the same: requests that were repeated', restarted.repeated),
          atMost('a server killed: everybody has an answer', killed, 2_000, { unit: ' ms' }),
        ],
      };
    });
  } finally {
    await cluster.remove();
  }
}

function perSecond({ punches, seconds }: LoadResult): number {
  return punches / seconds;
}

async function restartPostgres(
  servers: SeveralServers,
  cluster: Cluster,
  people: readonly PunchingPerson[],
) {
  const storm = startStorm(servers.proxy.url, people);
  await storm.more(200);
  await cluster.stop('immediate');
  await pause(away);
  await cluster.start();
  const backAt = performance.now();
  await storm.more(1);
  const firstAnswer = performance.now() - backAt;
  const everybody = await storm.everybody();
  await storm.more(200);
  await storm.stop();
  const records = await servers.records();
  const wrong = [...storm.acknowledged].filter(([id, count]) => records.get(id) !== count);
  await servers.verify();
  return { firstAnswer, everybody, wrong: wrong.length, repeated: storm.repeated.length };
}
