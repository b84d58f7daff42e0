import type { RemoteNames } from './nameRemote.ts';

interface Versions {
  /** Such as `24.12`. */
  readonly node: string;
  /** Major version. */
  readonly pnpm: number;
}

/** The README of a remote in its own repository. */
export function readmeOf({ remote, title }: RemoteNames, { node, pnpm }: Versions): string {
  return `# ${title}

\`${remote}\` is a remote of Punctual: pages that the shell of an installation shows, built and released by their team alone.

It needs Node ${node} or later and pnpm ${pnpm}. \`SERVER\` is the address of the installation, \`RELEASE_TOKEN\` the token of this remote, which an administrator makes there at \`/#/admin/tokens\`.

| Command | What it does |
| --- | --- |
| \`pnpm install\` | installs what is in \`packages/\` and in the lockfile |
| \`npm run dev -- --server https://punctual.example.com\` | shows these sources in the shell there |
| \`SERVER=… npm test\` | checks everything, and whether it fits what is deployed there |
| \`SERVER=… RELEASE_TOKEN=… npm run release -- ${remote}\` | gives it to people; \`npm run release -- help\` tells how to take it back |

The guides lie beside the packages: [from nothing to a released screen](packages/remote-authors.md), [releasing a remote](packages/releases.md). What they link to beyond that is in the product's sources.
`;
}
