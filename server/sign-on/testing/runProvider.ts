import { signOnSettings } from './signOnSettings.ts';
import { startProvider } from './startProvider.ts';

// `node server/sign-on/testing/runProvider.ts http://localhost:4000`: an identity provider for the
// product at that address, until it is killed; prints its address, its metadata and the settings of
// our side as a line of JSON.
const [publicUrl = ''] = process.argv.slice(2);
const provider = await startProvider(publicUrl);
provider.person = 'employee';
const { address } = provider;
const settings = { ...signOnSettings, PUBLIC_URL: publicUrl };
process.stdout.write(`${JSON.stringify({ address, metadata: provider.metadata(), settings })}\n`);
