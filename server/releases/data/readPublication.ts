import type { RemoteManifest } from 'shared-contracts';
import { checkDescription } from 'shared-releases/checkDescription.ts';
import { Refusal } from 'shared-releases/Refusal.ts';

/** The files of one version that a team sends, with `remote.json` among them. */
export interface Publication {
  readonly manifest: RemoteManifest;
  /** Without `remote.json`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The audience of a canary. */
export interface PublishedAudience {
  readonly cohorts: readonly string[];
  readonly who: string;
  readonly site?: string;
}

/** A change of a remote's release. */
export type PublishedChange =
  | { readonly action: 'release'; readonly version: string }
  | { readonly action: 'canary'; readonly version: string; readonly audience: PublishedAudience }
  | { readonly action: 'rollback'; readonly version?: string }
  | { readonly action: 'promote' | 'stop-canary' | 'retire' };

const fileName = /^\w[\w.-]*\.(?:js|json)$/;
const versionName = /^[0-9][0-9A-Za-z.+-]{0,59}$/;
const mostCohorts = 100;
const longestWord = 120;

/**
 * The version in a body `{ files: { name: base64 } }`. Accepts only scripts and JSON, each script
 * with a hash in `remote.json`: without one it could never run, and would stay in the store for
 * good.
 *
 * @throws Refusal with the fault
 */
export function readPublication(body: unknown, remote: string, version: string): Publication {
  const sent = record(record(body)['files']);
  const files = new Map(
    Object.entries(sent).map(([name, content]): [string, Uint8Array] => {
      if (!fileName.test(name) || typeof content !== 'string') {
        throw new Refusal(`"${name}" is no file of a remote.`);
      }
      return [name, Buffer.from(content, 'base64')];
    }),
  );
  const manifest = readManifest(files.get('remote.json'));
  files.delete('remote.json');
  if (manifest.name !== remote || manifest.version !== version || !versionName.test(version)) {
    throw new Refusal(`remote.json is of ${manifest.name} ${manifest.version}.`);
  }
  const scripts = [...files.keys()].filter((name) => name.endsWith('.js'));
  const promised = Object.keys(manifest.integrity);
  if (scripts.toSorted().join() !== promised.toSorted().join()) {
    throw new Refusal('The scripts are not those that remote.json names.');
  }
  return { manifest, files };
}

/** @throws Refusal with the fault */
export function readChange(body: unknown): PublishedChange {
  const { action, version, audience } = record(body);
  switch (action) {
    case 'promote':
    case 'stop-canary':
    case 'retire':
      return { action };
    case 'rollback':
      return version === undefined ? { action } : { action, version: word(version, 'version') };
    case 'release':
      return { action, version: word(version, 'version') };
    case 'canary': {
      const { cohorts, who, site } = record(audience);
      if (!Array.isArray(cohorts) || cohorts.length === 0 || cohorts.length > mostCohorts) {
        throw new Refusal('audience.cohorts is missing, empty or too long.');
      }
      return {
        action,
        version: word(version, 'version'),
        audience: {
          cohorts: cohorts.map((cohort) => word(cohort, 'audience.cohorts')),
          who: word(who, 'audience.who'),
          ...(site !== undefined && { site: word(site, 'audience.site') }),
        },
      };
    }
    default:
      throw new Refusal('The action is release, rollback, canary, promote, stop-canary or retire.');
  }
}

function readManifest(content: Uint8Array | undefined): RemoteManifest {
  const value = parsed(content);
  if (value === undefined) {
    throw new Refusal('There is no remote.json among the files, or it is none.');
  }
  checkDescription(value);
  return value;
}

function parsed(content: Uint8Array | undefined): unknown {
  try {
    const value: unknown = JSON.parse(Buffer.from(content ?? []).toString('utf8'));
    return value;
  } catch {
    return undefined;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function word(value: unknown, field: string): string {
  if (typeof value === 'string' && value.length > 0 && value.length <= longestWord) return value;
  throw new Refusal(`${field} is missing, or longer than ${longestWord} characters.`);
}
