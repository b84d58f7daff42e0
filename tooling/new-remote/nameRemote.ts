import { Refusal } from 'shared-releases/Refusal.ts';

/** A remote's names in its files. */
export interface RemoteNames {
  /** The package and its folder, `remote-time-off`. */
  readonly remote: string;
  /** The folder of its feature and the path of its page, `time-off`. */
  readonly feature: string;
  /** Its route and module, `TimeOff`. */
  readonly route: string;
  /** The prefix of its messages, `timeOff`. */
  readonly prefix: string;
  /** Its title, `Time off`. */
  readonly title: string;
  /** Its page, relative to the root of the working tree. */
  readonly pageFile: string;
}

/** Folders of layers and messages, shell addresses, and a folder ignored by git. */
const taken = [
  ...['rules', 'data', 'view', 'messages'],
  ...['admin', 'login', 'logged-out', 'settings', 'unauthorized'],
  'store',
];

/**
 * Parses the arguments of `npm run new-remote --`: `time-off`, or `remote-time-off`.
 *
 * @throws Refusal with the expected arguments
 */
export function nameRemote(args: readonly string[]): RemoteNames {
  const [word = '', ...more] = args;
  const feature = word.replace(/^remote-/, '');
  if (more.length > 0 || feature.length > 30 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(feature)) {
    throw new Refusal(
      'Name the remote by one word of at most 30 small letters, digits and hyphens: npm run new-remote -- time-off',
    );
  }
  if (taken.includes(feature)) {
    throw new Refusal(`"${feature}" has another meaning already. Choose another name.`);
  }
  const route = feature.split('-').map(capitalised).join('');
  return {
    remote: `remote-${feature}`,
    feature,
    route,
    prefix: route.charAt(0).toLowerCase() + route.slice(1),
    title: capitalised(feature.replaceAll('-', ' ')),
    pageFile: `remote-${feature}/${feature}/view/${route}Page.tsx`,
  };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
