import { parseArgs } from 'node:util';
import { authorityNames } from 'shared-contracts/registry/authorityNames.ts';
import {
  authorityCohort,
  partCohorts,
  siteCohort,
  stableNumber,
} from 'shared-contracts/registry/cohort.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import type { Canary } from 'shared-releases/history/releaseState.ts';

/** The audience of a canary: a percentage, or everybody at a site or with an authority. */
export type Audience =
  | { readonly percent: number }
  | { readonly cohorts: readonly string[]; readonly who: string; readonly site?: string };

export type ReleaseCommand =
  | { readonly command: 'release' | 'promote' | 'stop' | 'retire'; readonly remote: string }
  | { readonly command: 'rollback'; readonly remote: string; readonly version?: string }
  | { readonly command: 'canary'; readonly remote: string; readonly audience: Audience }
  | { readonly command: 'list' | 'renew' | 'check' }
  | { readonly command: 'prune'; readonly days: number };

export const releaseUsage = `npm run release -- <remote>                      builds it and gives it to all
                  rollback <remote> [version]   gives all the version before, or the named one
                  canary <remote> --percent 10 | --site "North Yard" | --authority APPROVE_TIME
                  promote <remote>              gives its canary to all
                  stop <remote>                 takes its canary back
                  retire <remote>               gives it to nobody any more
                  list                          what people get, and who changed it when
                  check                         whether all that is live goes on with shell and API here
                  prune [--days 7]              removes what no open page can need
                  renew                         signs the registry anew

SERVER names the server to check against (http://localhost:4000), DATA_DIR its data directory, which
holds the key and, unless REMOTE_STORE names another place, the released remotes. With a
RELEASE_TOKEN (made in /#/admin) nothing of it is needed: the server signs.`;

/** @throws Refusal with the expected arguments */
export function parseRelease(args: readonly string[]): ReleaseCommand {
  const { values, positionals } = readOptions(args);
  const [first = '', remote = '', version] = positionals;
  const isCanary = first === 'canary';
  if (!isCanary && (values.percent ?? values.site ?? values.authority) !== undefined) {
    throw new Refusal('--percent, --site and --authority belong to "canary <remote>".');
  }
  if (first !== 'prune' && values.days !== undefined) {
    throw new Refusal('--days belongs to "prune".');
  }
  switch (first) {
    case 'list':
    case 'renew':
    case 'check':
      expectNoMore(positionals, 1);
      return { command: first };
    case 'prune':
      expectNoMore(positionals, 1);
      return { command: first, days: wholeNumber('--days', values.days ?? '7', 1, 3_650) };
    case 'promote':
    case 'stop':
    case 'retire':
      expectNoMore(positionals, 2);
      return { command: first, remote: named(remote) };
    case 'rollback':
      expectNoMore(positionals, 3);
      return { command: first, remote: named(remote), ...(version !== undefined && { version }) };
    case 'canary':
      expectNoMore(positionals, 2);
      return { command: first, remote: named(remote), audience: readAudience(values) };
    default:
      expectNoMore(positionals, 1);
      return { command: 'release', remote: named(first) };
  }
}

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        percent: text,
        site: text,
        authority: text,
        days: text,
      },
    });
  } catch (fault) {
    const [sentence = ''] = String(fault instanceof Error ? fault.message : fault).split('. ');
    throw new Refusal(`${sentence}: "npm run release -- help" tells what there is.`);
  }
}

function readAudience({
  percent,
  site,
  authority,
}: {
  readonly percent?: string | undefined;
  readonly site?: string | undefined;
  readonly authority?: string | undefined;
}): Audience {
  const audiences = [percent, site, authority].filter((value) => value !== undefined);
  if (audiences.length !== 1) {
    throw new Refusal('A canary needs one of --percent, --site and --authority.');
  }
  if (percent !== undefined) return { percent: wholeNumber('--percent', percent, 1, 99) };
  if (site !== undefined) return { cohorts: [siteCohort(site)], who: `site ${site}`, site };
  const name = authority ?? '';
  if (!authorityNames.includes(name)) {
    throw new Refusal(`There is no authority "${name}", only ${authorityNames.join(', ')}.`);
  }
  return { cohorts: [authorityCohort(name)], who: `authority ${name}` };
}

function named(remote: string): string {
  if (/^remote-[\w-]+$/.test(remote)) return remote;
  throw new Refusal(
    remote === ''
      ? 'Which remote? Name it, such as remote-employee.'
      : `"${remote}" is neither a command nor a remote.`,
  );
}

function expectNoMore(positionals: readonly string[], most: number): void {
  const more = positionals[most];
  if (more !== undefined) throw new Refusal(`"${more}" is one word too many.`);
}

function wholeNumber(name: string, value: string, least: number, most: number): number {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Refusal(`${name} takes a whole number from ${least} to ${most}, not "${value}".`);
}

/** Every version starts at another part of the hundred, so that the testers vary. */
export function canaryFor(audience: Audience, version: string): Canary {
  if ('who' in audience) return { version, cohorts: audience.cohorts, who: audience.who };
  const cohorts = partCohorts(audience.percent, stableNumber(version));
  return { version, cohorts, who: `${audience.percent} %` };
}
