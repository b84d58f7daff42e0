import { remoteContractVersion, type RemoteManifest } from 'shared-contracts';

/** A remote with one page, for the tests of the loader. */
export function exampleRemote(changes: Partial<RemoteManifest> = {}): RemoteManifest {
  const version = changes.version ?? '1.0.0';
  return {
    name: 'remote-example',
    version,
    remoteContract: `^${remoteContractVersion}`,
    container: `remote_example_${version}`,
    entry: 'entry.js',
    integrity: { 'entry.js': 'sha384-entry', 'Page.js': 'sha384-page' },
    preload: {
      './Page': ['entry.js', 'Page.js'],
      './messages.en': ['entry.js', 'en.js'],
      './messages.de': ['entry.js', 'de.js'],
    },
    shared: {},
    names: {},
    api: '',
    routes: [
      {
        name: 'Example',
        path: '/example',
        module: './Page',
        title: { en: 'Example', de: 'Beispiel', es: 'Ejemplo', th: 'ตัวอย่าง' },
        access: { session: 'public' },
        chrome: 'bare',
      },
    ],
    operations: [],
    hasStart: false,
    ...changes,
  };
}
