import type { components } from 'shared-contracts';

type RemoteFault = Exclude<components['schemas']['RemoteOutcome'], 'loaded'>;

/** Why a remote's page did not load, as the shell reports it: the meaning, and the next step. */
export const remoteFaults: Readonly<Record<RemoteFault, readonly [meaning: string, next: string]>> =
  {
    'not-registered': [
      'The registry has no such remote, or the remote no such page.',
      'See by `npm run release -- list` whether it was retired; release it again if it was not meant to be.',
    ],
    incompatible: [
      'The version needs what the shell or the server here does not have; the message names it.',
      'Build the remote from sources that fit what is deployed, or deploy shell and server first.',
    ],
    'entry-missing': [
      'The store does not have the first file of the version.',
      'Bring the store to what the registry names, or roll the remote back.',
    ],
    'chunk-missing': [
      'The store does not have one of the files of the version.',
      'Bring the store to what the registry names, or roll the remote back.',
    ],
    unreachable: [
      'The host of the files did not answer.',
      'Look at the network and at the host of the remotes (`REMOTES_URL`). The page tries again by itself.',
    ],
    timeout: [
      'A file did not come within ten seconds, or another version was faster.',
      'Look at the network and at the host of the remotes. The page tries again by itself.',
    ],
    integrity: [
      'A file has another content than the registry promises, so the browser refused it.',
      'Check whether a proxy, cache or host changes the files, and release the version again.',
    ],
    threw: [
      'The code came, and threw before it could be shown; the message says what.',
      'Mend the remote. Its source maps lie in `dist/source-maps`, where it was built.',
    ],
    render: [
      'The page threw while it was on the screen; the message says what.',
      'Mend the remote. Until then the version before it is shown where it is known to have worked.',
    ],
  };
