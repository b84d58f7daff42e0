import { beforeAll, expect, test } from 'vitest';
import { exampleRemote } from '../testing/exampleRemote.ts';
import { allowFiles, integrityOfNothing } from './fileIntegrity.ts';
import { guardScripts } from './guardScripts.ts';
import { takeRemoteFrom } from './remotesBase.ts';
import { askAnew } from './scriptAddress.ts';

beforeAll(() => {
  guardScripts();
  allowFiles(exampleRemote(), location.origin);
});

/** As the loaders of any build create them. */
function scriptOf(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  return script;
}

test('a script of a remote carries the hash of the registry, whoever makes it', () => {
  const script = scriptOf('/remotes/remote-example/1.0.0/Page.js');
  expect(script.src).toBe(`${location.origin}/remotes/remote-example/1.0.0/Page.js`);
  expect(script.integrity).toBe('sha384-page');
  expect(script.crossOrigin).toBe('anonymous');
  expect(scriptOf('/remotes/remote-example/1.0.0/Page.js?again=1').integrity).toBe('sha384-page');
});

test('what has hung is asked for under another address, with the same hash', () => {
  const remote = exampleRemote({ version: '3.0.0' });
  allowFiles(remote, location.origin);
  askAnew(remote, location.origin);
  const script = scriptOf('/remotes/remote-example/3.0.0/Page.js');
  expect(script.src).toBe(`${location.origin}/remotes/remote-example/3.0.0/Page.js?again=1`);
  expect(script.integrity).toBe('sha384-page');
});

test('one that the registry does not name gets a hash that no file has', () => {
  for (const file of ['other.js', 'Page.js?other', '../2.0.0/Page.js', '../Page.js']) {
    const script = scriptOf(`/remotes/remote-example/1.0.0/${file}`);
    expect(script.integrity, file).toBe(integrityOfNothing);
  }
});

test('the shell’s own scripts carry none', () => {
  const script = scriptOf('/shell.js');
  expect(script.integrity).toBeFalsy();
  expect(script.crossOrigin).toBeNull();
});

test('nor does one whose address cannot be parsed: setting it throws nothing', () => {
  const script = scriptOf('http://[');
  expect(script.getAttribute('src')).toBe('http://[');
  expect(script.integrity).toBeFalsy();
});

test('nor do those of a remote under development, which has no hashes', () => {
  takeRemoteFrom('remote-example', 'http://localhost:4101/');
  allowFiles(exampleRemote({ version: 'dev', integrity: { 'entry.js': '' } }), location.origin);
  expect(scriptOf('http://localhost:4101/remote-example/dev/Page.js').integrity).toBe('');
  expect(scriptOf('http://localhost:4101/remote-example/other/Page.js').integrity).toBe(
    integrityOfNothing,
  );
});
