import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem } from 'tooling/system/startSystem.ts';
import { clock, logIn } from '../cold-start/coldScreens.ts';
import { atLeast, type Figure, type Section } from '../report/figure.ts';
import { categories, measureLighthouse } from './measureLighthouse.ts';

/** What Lighthouse says of Clock and of the log-in, as a phone's. */
export async function lighthouseSection(): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-bench-'));
  const system = await startSystem(join(folder, 'data'));
  try {
    const figures: Figure[] = [];
    for (const screen of [clock, logIn]) {
      const { scores, faults } = await measureLighthouse(system.url, screen);
      for (const category of categories) {
        const least = category === 'performance' ? 95 : 100;
        figures.push(atLeast(`${screen.name}, ${category}`, scores[category], least));
      }
      for (const fault of faults) console.log(`${screen.name}: ${fault}`);
    }
    return { title: 'Lighthouse, mobile', command: 'npm run bench -- lighthouse', figures };
  } finally {
    await system.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
