import { signOnSettings } from './signOnSettings.ts';
import { startOpenId } from './startOpenId.ts';
import { startProvider } from './startProvider.ts';

// `node server/sign-on/testing/runProvider.ts saml http://localhost:4000`, or `openid`, runs an
// identity provider for the product at that address until it is killed; prints, as a line of JSON,
// its address, our settings and the file that another setting names.
const [kind = '', publicUrl = ''] = process.argv.slice(2);
const line = kind === 'openid' ? await openId() : await saml();
process.stdout.write(`${JSON.stringify(line)}\n`);

async function saml() {
  const provider = await startProvider(publicUrl);
  provider.person = 'employee';
  return {
    address: provider.address,
    settings: { ...signOnSettings, PUBLIC_URL: publicUrl },
    file: { setting: 'SAML_METADATA', content: provider.metadata() },
  };
}

async function openId() {
  const provider = await startOpenId(publicUrl, true);
  provider.person = 'employee';
  const { address, clientId, clientSecret } = provider;
  return {
    address,
    settings: { OIDC_ISSUER: address, OIDC_CLIENT_ID: clientId, PUBLIC_URL: publicUrl },
    file: { setting: 'OIDC_CLIENT_SECRET_FILE', content: clientSecret },
  };
}
