import { StartRefused, type Configuration } from '../configuration/configuration.ts';
import { loopback, planDemo, type Holding } from '../configuration/planDemo.ts';
import { remarksAbout, type Remark } from './rules/remark.ts';

const { note, trouble } = remarksAbout('Demo');

/**
 * Whether somebody else than who sits at this machine could log in with the demo's passwords. Nothing
 * is said where it is not known what the database holds (null).
 */
export function checkDemo(
  configuration: Configuration,
  holding: Holding | null,
  publicUrl: string | undefined,
): Remark[] {
  if (holding === null) return [];
  try {
    if (!planDemo(configuration, holding).demo) return [];
  } catch (error) {
    if (error instanceof StartRefused) return [trouble(error.message)];
    throw error;
  }
  const known = 'the demo company has known passwords';
  if (configuration.demo === 'exposed') {
    return [
      trouble(`DEMO=exposed, and ${known}: whoever reaches this machine gets in. Leave DEMO out.`),
    ];
  }
  const address = publicUrl === undefined ? null : URL.parse(publicUrl);
  if (address !== null && !loopback.has(address.hostname)) {
    return [
      trouble(
        `PUBLIC_URL is not of this machine, and ${known}: set DEMO=0 and give another database by DATABASE_URL or DATA_DIR.`,
      ),
    ];
  }
  return [note(`The server would have the demo company, for this machine alone (${known}).`)];
}
