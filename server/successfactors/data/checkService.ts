import type { SuccessFactorsSettings } from '../../configuration/configuration.ts';
import { missingFields, usedFields } from '../rules/missingFields.ts';
import type { Service } from './createService.ts';
import { mostOfMetadata, SystemFailure } from './send.ts';

/**
 * Problems that an operator can fix, one sentence each: reads the metadata of every used entity, as
 * the user of the calls. Empty if there are none, or the system is too busy. `onFailure` is called
 * with failed reads.
 */
export async function checkService(
  service: Service,
  settings: SuccessFactorsSettings,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<readonly string[]> {
  const sentences: string[] = [];
  const hidden: string[] = [];
  for (const entity of Object.keys(usedFields)) {
    try {
      const path = `${entity}/$metadata`;
      const headers = { accept: 'application/xml' };
      const request = { method: 'GET', path, headers, longestAnswer: mostOfMetadata } as const;
      const answer = await service.call(request, signal);
      const missing = answer.status === 200 ? missingFields(entity, answer.text) : null;
      if (missing === null) hidden.push(entity);
      else sentences.push(...missing.map((field) => `It has no field ${entity}.${field}.`));
    } catch (error) {
      const status = error instanceof SystemFailure ? error.status : null;
      if (status === 403 || status === 404) {
        hidden.push(entity);
        continue;
      }
      onFailure(error);
      return [...sentences, ...sentenceOf(error, settings)];
    }
  }
  if (hidden.length === Object.keys(usedFields).length) {
    const { url } = settings;
    return [
      `What answers at ${url} is no API server: see SUCCESSFACTORS_URL and the user's rights.`,
    ];
  }
  return [...sentences, ...hidden.map((entity) => `It has no ${entity} that the user may see.`)];
}

function sentenceOf(error: unknown, { url, logIn }: SuccessFactorsSettings): readonly string[] {
  if (!(error instanceof SystemFailure))
    return [`Nobody answers at ${url}: see SUCCESSFACTORS_URL.`];
  if (error.kind === 'BUSY') return [];
  if (error.kind === 'UNREACHABLE') return [`It answers ${error.status} at ${url}.`];
  const by =
    logIn.kind === 'basic'
      ? 'SUCCESSFACTORS_PASSWORD'
      : 'SUCCESSFACTORS_CLIENT_ID, the certificate of SUCCESSFACTORS_PRIVATE_KEY and the clock of this machine';
  return [
    `It refuses the log-in with ${error.status}: see SUCCESSFACTORS_COMPANY, SUCCESSFACTORS_USER and ${by}.`,
  ];
}
