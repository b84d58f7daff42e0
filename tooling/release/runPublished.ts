import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Releases } from 'shared-releases/history/readReleases.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { buildChecked, type CheckedBuild } from './buildChecked.ts';
import { canaryFor, type ReleaseCommand } from './parseRelease.ts';
import { tellReleases } from './listReleases.ts';
import { isServed } from './gate/readDeployed.ts';
import { readRemoteHost, waitForHost } from './gate/remoteHost.ts';

/** A server, and the token for one of its remotes. */
export interface PublishedTo {
  readonly server: string;
  readonly token: string;
  readonly say: (line: string) => void;
}

interface Answer {
  readonly changed?: {
    readonly action: string;
    readonly from: string;
    readonly to: string;
    readonly sequence: number;
  } | null;
  readonly refused?: string;
}

const longestAnswer = 60_000;

/**
 * Runs the command through the server, which signs; needs no secret of the installation here.
 *
 * @returns whether the server serves the requested state
 * @throws Refusal if that is not possible; the live releases are unchanged
 */
export async function runPublished(command: ReleaseCommand, to: PublishedTo): Promise<boolean> {
  switch (command.command) {
    case 'release': {
      const { manifest } = await send(command.remote, to);
      return await change(command.remote, { action: 'release', version: manifest.version }, to);
    }
    case 'canary': {
      const { manifest } = await send(command.remote, to);
      const { version, ...audience } = canaryFor(command.audience, manifest.version);
      const site = 'site' in command.audience ? { site: command.audience.site } : {};
      const request = { action: 'canary', version, audience: { ...audience, ...site } };
      return await change(command.remote, request, to);
    }
    case 'rollback': {
      const { remote, version } = command;
      return await change(remote, { action: 'rollback', version }, to);
    }
    case 'stop':
      return await change(command.remote, { action: 'stop-canary' }, to);
    case 'promote':
    case 'retire':
      return await change(command.remote, { action: command.command }, to);
    case 'list':
      tellReleases(await ask<Releases>('GET', '', undefined, to), to.say);
      return true;
    case 'prune':
    case 'renew':
    case 'check':
      throw new Refusal(
        `"${command.command}" is for who holds the data directory; leave RELEASE_TOKEN away.`,
      );
  }
}

async function send(remote: string, to: PublishedTo): Promise<CheckedBuild> {
  const { server, say } = to;
  const build = await buildChecked(remote, server, say);
  const { manifest, folder } = build;
  // The server compresses them itself.
  const names = (await readdir(folder)).filter((name) => /\.(?:js|json)$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'base64')] as const),
  );
  say(`Sending ${names.length} files to ${server}`);
  await ask('PUT', `${remote}/${manifest.version}`, { files: Object.fromEntries(files) }, to);
  const host = await readRemoteHost(server);
  if (host !== undefined) await waitForHost(host, manifest, server, say);
  return build;
}

async function change(remote: string, wanted: object, to: PublishedTo): Promise<boolean> {
  const { server, say } = to;
  const { changed } = await ask('POST', remote, wanted, to);
  if (!changed) {
    say('Nothing to change: people get this already');
    return true;
  }
  const { action, from, sequence } = changed;
  say(`${remote}: ${action} ${[from, changed.to].filter(Boolean).join(' → ')}`);
  const isLive = await isServed(server, sequence);
  say(isLive ? `Live at ${server}` : `Switched, but ${server} does not serve it (yet)`);
  return isLive;
}

async function ask<Body = Answer>(
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body: object | undefined,
  { server, token }: PublishedTo,
): Promise<Body> {
  const response = await fetch(`${server}/remotes/publish${path && '/'}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(longestAnswer),
  }).catch(() => undefined);
  if (!response) throw new Refusal(`No server answers at ${server}: name another in SERVER.`);
  if (response.status === 403) {
    throw new Refusal(
      `${server} does not take this token for ${path.split('/')[0] || 'any remote'}: it is another remote's, or has ended. Nothing was changed.`,
    );
  }
  if (response.status !== 200 && response.status !== 409) {
    throw new Refusal(`${server} answers ${response.status}. Nothing was changed.`);
  }
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- answers of our own server
  const answer: Body & Pick<Answer, 'refused'> = await response.json();
  if (answer.refused !== undefined) throw new Refusal(answer.refused);
  return answer;
}
