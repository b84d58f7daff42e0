import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  StartRefused,
  type OpenIdSettings,
  type SamlSettings,
  type SignOnSettings,
} from '../configuration/configuration.ts';
import { connectOpenId } from '../sign-on/data/connectOpenId.ts';
import { openSaml } from '../sign-on/data/openSaml.ts';
import { providerMetadata } from '../sign-on/data/providerMetadata.ts';
import { remarksAbout, wordsOf, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('Single sign-on');
const day = 86_400_000;
const soonInDays = 30;

/** Whether single sign-on works: files and certificates of SAML, or the OpenID provider. */
export async function checkSignOn(settings: SignOnSettings | null, now: Date): Promise<Remark[]> {
  if (settings === null) return [];
  try {
    return settings.kind === 'saml' ? await checkSaml(settings, now) : await checkOpenId(settings);
  } catch (error) {
    if (error instanceof StartRefused) return [trouble(error.message)];
    throw error;
  }
}

async function checkSaml(settings: SamlSettings, now: Date): Promise<Remark[]> {
  await openSaml(settings);
  const own = await readFile(settings.certificateFile, 'utf8');
  const { certificates } = providerMetadata(await readFile(settings.metadataFile, 'utf8'));
  const provided = certificates.map((each) => daysLeft(certificateOf(each), now));
  const remarks = [
    ...ending(
      'The certificate of SAML_CERTIFICATE',
      daysLeft(own, now),
      'make another one and give it to the provider',
    ),
    // Log-ins work as long as one certificate is valid.
    ...ending(
      'The last certificate in SAML_METADATA',
      Math.max(...provided),
      "download the provider's metadata again",
    ),
  ];
  return remarks.length > 0 ? remarks : [well('Keys and metadata of the provider can be used.')];
}

/** Reads the provider's metadata, the first step of a log-in. */
async function checkOpenId(settings: OpenIdSettings): Promise<Remark[]> {
  const provider = await connectOpenId(settings);
  try {
    await provider.ask('doctor');
    return [well('The OpenID provider answers, and can be used.')];
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    return [
      trouble(
        `The OpenID provider ${settings.issuer.href} cannot be used (${wordsOf(error)}): check OIDC_ISSUER and the network.`,
      ),
    ];
  }
}

function ending(what: string, days: number, remedy: string): Remark[] {
  if (days < 0) return [trouble(`${what} has expired: ${remedy}.`)];
  return days < soonInDays ? [note(`${what} expires in ${Math.floor(days)} days: ${remedy}.`)] : [];
}

function daysLeft(certificate: string, now: Date): number {
  return (Date.parse(new X509Certificate(certificate).validTo) - now.getTime()) / day;
}

/** As in metadata, with or without PEM headers. */
function certificateOf(text: string): string {
  if (text.includes('BEGIN CERTIFICATE')) return text;
  return `-----BEGIN CERTIFICATE-----\n${text.replaceAll(/\s/g, '')}\n-----END CERTIFICATE-----`;
}
