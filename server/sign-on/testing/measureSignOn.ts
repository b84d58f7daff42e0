import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLife } from '../../calls/life.ts';
import { parseConfiguration } from '../../configuration/parseConfiguration.ts';
import { createDomains } from '../../createDomains.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { composed } from '../../database/statement.ts';
import { createApp } from '../../http/createApp.ts';
import { createLocalChannel } from '../../push/pushChannel.ts';
import { createTestCompany } from '../../testing/testCompany.ts';
import { createBrowser } from './createBrowser.ts';
import { keyPair, startProvider } from './startProvider.ts';
import { ownFiles } from './signOnSettings.ts';

const times = 200;
/** Warm-up runs, until everything is compiled. */
const unmeasured = 30;
const publicUrl = 'http://localhost:4000';

// `node server/sign-on/testing/measureSignOn.ts` measures the server's time for a log-in by single
// sign-on, encrypted and not: the redirect to the provider, its answer, and the arrival, in
// sequence, without the provider's own time. Uses the embedded database, or that of DATABASE_URL,
// which must be empty.
const folder = await mkdtemp(path.join(tmpdir(), 'punctual-measure-'));
const provider = await startProvider(publicUrl);
const metadataFile = path.join(folder, 'provider.xml');
await writeFile(metadataFile, provider.metadata());
const configuration = parseConfiguration({
  ...process.env,
  ...{ LOG_LEVEL: 'error', DATA_DIR: folder, LIMIT_REQUESTS_PER_SECOND: '100000' },
  ...{ SAML_METADATA: metadataFile, PUBLIC_URL: publicUrl, ...ownFiles },
});
const database = await openDatabase(configuration);
const life = createLife();
try {
  await createTestCompany(database);
  await database.run(
    composed(`insert into feature_setting (name, value, changed_at) values ('SAML_AUTH', 'true', now())
      on conflict (name) do update set value = 'true'`),
  );
  const context = { configuration, database, push: createLocalChannel(), now: () => new Date() };
  const { app } = await createApp({ context: { ...context, life }, domains: createDomains });
  const { cert } = keyPair('own');
  await measure('signed', {});
  await measure('signed and encrypted', { encryptionCert: cert, encryptionPublicKey: cert });
  await app.close();

  async function measure(name: string, changed: object): Promise<void> {
    provider.changed = { ...changed };
    const taken: number[] = [];
    for (let count = -unmeasured; count < times; count += 1) {
      const browser = createBrowser(() => app);
      const begun = performance.now();
      const { headers } = await browser.open('/saml/login?to=/time/clock');
      const asked = performance.now() - begun;
      const form = await browser.fromProvider(String(headers.location));
      const back = performance.now();
      const end = await browser.comeBack(form);
      if (end !== '/#/time/clock') throw new Error(`The log-in ended at ${end}.`);
      if (count >= 0) taken.push(asked + performance.now() - back);
    }
    const sorted = taken.toSorted((a, b) => a - b);
    const at = (part: number) => `${sorted[Math.floor(times * part)]?.toFixed(1)} ms`;
    process.stdout.write(`${name}: median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}\n`);
  }
} finally {
  await life.end();
  await database.close();
  await provider.close();
  await rm(folder, { recursive: true });
}
