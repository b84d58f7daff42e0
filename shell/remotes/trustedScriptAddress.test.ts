import { beforeEach, expect, test, vi } from 'vitest';

const script = 'remote-example/1.0.0/entry.js';

beforeEach(() => vi.resetModules());

test('a script of the page’s own origin is trusted, and of no other', async () => {
  const trusted = await openPage('');
  expect(trusted(`/remotes/${script}`)).toBe(`${location.origin}/remotes/${script}`);
  expect(() => trusted(`https://cdn.example/remotes/${script}`)).toThrow('Not a script');
});

test('where remotes lie on another host, their folder there is trusted, too', async () => {
  const trusted = await openPage(' data-remotes="https://cdn.example/remotes/"');
  expect(trusted(`https://cdn.example/remotes/${script}`)).toContain('https://cdn.example/remotes');
  expect(trusted('/service-worker.js')).toBe(`${location.origin}/service-worker.js`);
  for (const elsewhere of [
    `https://cdn.example/${script}`,
    `https://cdn.example/remotes/../${script}`,
    `https://cdn.example.evil/remotes/${script}`,
    `http://cdn.example/remotes/${script}`,
  ]) {
    expect(() => trusted(elsewhere)).toThrow('Not a script');
  }
});

/** A page whose registry names the remotes' base. */
async function openPage(attribute: string) {
  document.body.innerHTML = `<script type="application/json" id="registry"${attribute}>{}</script>`;
  const { trustedScriptAddress } = await import('./scriptAddress.ts');
  return trustedScriptAddress;
}
