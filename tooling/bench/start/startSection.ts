import { atMost, told, type Section } from '../report/figure.ts';
import { measureStart } from './measureStart.ts';

/** Measures how long `npm start` takes until the server is ready. */
export async function startSection(): Promise<Section> {
  const { first, second } = await measureStart();
  const shape = { unit: ' s', digits: 1 };
  return {
    title: 'npm start, until the server is ready',
    command: 'npm run bench -- start',
    figures: [
      told('in a new data directory (tools and packages are there)', first, shape),
      atMost('once more', second, 10, shape),
    ],
  };
}
