import { clock, logIn } from '../cold-start/coldScreens.ts';
import { atLeast, type Figure, type Section } from '../report/figure.ts';
import { categories, measureLighthouse } from './measureLighthouse.ts';
import { isShort } from '../countOf.ts';
import { withDemo } from '../company/withSystem.ts';

/** Lighthouse's scores of Clock and of the log-in, on a phone. */
export async function lighthouseSection(): Promise<Section> {
  return withDemo(async (system) => {
    const figures: Figure[] = [];
    for (const screen of isShort ? [logIn] : [clock, logIn]) {
      const { scores, faults } = await measureLighthouse(system.url, screen);
      for (const category of categories) {
        const least = category === 'performance' ? 95 : 100;
        figures.push(atLeast(`${screen.name}, ${category}`, scores[category], least));
      }
      for (const fault of faults) console.log(`${screen.name}: ${fault}`);
    }
    return { title: 'Lighthouse, mobile', command: 'npm run bench -- lighthouse', figures };
  });
}
