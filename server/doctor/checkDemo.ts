import { StartRefused, type Configuration } from '../configuration/configuration.ts';
import { loopback, planDemo, type Holding } from '../configuration/planDemo.ts';
import { remarksAbout, type Remark } from './rules/remark.ts';

const { note, trouble } = remarksAbout('Demo');

/**
 * Whether people on other machines could log in with the demo's passwords. No remark if the content
 * of the database is unknown (null).
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
      trouble(
        `DEMO=exposed, and ${known}: everybody who can reach this machine can log in. Remove DEMO.`,
      ),
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
