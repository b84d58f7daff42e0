import { beforeEach, expect, test } from 'vitest';
import { exampleRemote } from '../testing/exampleRemote.ts';
import { preloadHints } from './preloadHints.ts';

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  for (const link of document.head.querySelectorAll('link')) link.remove();
  inline('registry', { sequence: 1, remotes: [exampleRemote()] });
  inline('shell-files', {
    'messages-en': '/messages-en.js',
    'messages-de': '/messages-de.js',
    'shared-ui/table': '/table.js',
  });
});

test('the files of the page that the address names are asked for, each once', () => {
  preloadHints(document, '#/example?day=1', ['en-GB']);
  expect(hints()).toEqual([
    { href: '/messages-en.js', integrity: null, crossorigin: null },
    file('entry.js', 'sha384-entry'),
    file('Page.js', 'sha384-page'),
    { ...file('en.js', null), crossorigin: null },
  ]);
});

test('the language last used here wins over the languages of the browser', () => {
  localStorage.setItem('punctual.locale', 'de');
  preloadHints(document, '#/example', ['en']);
  expect(hints().map(({ href }) => href)).toContain('/remotes/remote-example/1.0.0/de.js');
});

test('a language that the product does not speak gives English', () => {
  preloadHints(document, '#/example', ['fr-FR']);
  expect(hints().map(({ href }) => href)).toContain('/remotes/remote-example/1.0.0/en.js');
});

test('a page below another one gets its own files', () => {
  const [route] = exampleRemote().routes;
  if (!route) throw new Error('The example has no route.');
  const below = { ...route, path: `${route.path}/below`, module: './Below' as const };
  const preload = { './Page': ['Page.js'], './Below': ['Below.js'] };
  const remote = exampleRemote({ routes: [route, below], preload });
  document.getElementById('registry')?.replaceChildren(JSON.stringify({ remotes: [remote] }));
  preloadHints(document, '#/example/below', ['en']);
  expect(hints().map(({ href }) => href)).toEqual([
    '/messages-en.js',
    '/remotes/remote-example/1.0.0/Below.js',
  ]);
});

test('an address of the shell asks for no remote', () => {
  preloadHints(document, '#/settings', ['en']);
  expect(hints().map(({ href }) => href)).toEqual(['/messages-en.js']);
});

test('what the remote starts with is asked for with its page', () => {
  const preload = { './Page': ['Page.js'], './start': ['start.js'] };
  const remote = exampleRemote({ preload, hasStart: true });
  document.getElementById('registry')?.replaceChildren(JSON.stringify({ remotes: [remote] }));
  preloadHints(document, '#/example', ['en']);
  expect(hints().map(({ href }) => href)).toContain('/remotes/remote-example/1.0.0/start.js');
});

test('a library that comes on demand is asked for with the page that takes it', () => {
  const remote = exampleRemote({ preload: { './Page': ['entry.js', 'shared-ui/table'] } });
  document.getElementById('registry')?.replaceChildren(JSON.stringify({ remotes: [remote] }));
  preloadHints(document, '#/example', ['en']);
  expect(hints().map(({ href }) => href)).toContain('/table.js');
});

test('who belongs to a canary gets its files, everybody else what is released', () => {
  const canary = exampleRemote({ version: '2.0.0' });
  const canaries = [{ cohorts: ['part:7'], remote: canary }];
  const registry = { remotes: [exampleRemote()], canaries };
  document.getElementById('registry')?.replaceChildren(JSON.stringify(registry));
  localStorage.setItem('punctual.cohort', '["part:77"]');
  preloadHints(document, '#/example', ['en']);
  expect(hints().map(({ href }) => href)).not.toContain('/remotes/remote-example/2.0.0/Page.js');
  localStorage.setItem('punctual.cohort', '["part:7"]');
  preloadHints(document, '#/example', ['en']);
  expect(hints().map(({ href }) => href)).toContain('/remotes/remote-example/2.0.0/Page.js');
});

test('files on another host are asked for there, those of the shell at home', () => {
  const registry = document.getElementById('registry');
  registry?.setAttribute('data-remotes', 'https://cdn.example/remotes/');
  preloadHints(document, '#/example', ['en']);
  expect(hints().map(({ href }) => href)).toEqual([
    '/messages-en.js',
    'https://cdn.example/remotes/remote-example/1.0.0/entry.js',
    'https://cdn.example/remotes/remote-example/1.0.0/Page.js',
    'https://cdn.example/remotes/remote-example/1.0.0/en.js',
  ]);
});

test('a broken registry stops nothing', () => {
  document.getElementById('registry')?.replaceChildren('{"remotes": [{}');
  expect(() => preloadHints(document, '#/example', ['en'])).not.toThrow();
});

function inline(id: string, content: object) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = id;
  script.textContent = JSON.stringify(content);
  document.body.append(script);
}

function hints() {
  return [...document.querySelectorAll('link[rel=preload][as=script]')].map((link) => ({
    href: link.getAttribute('href'),
    integrity: link.getAttribute('integrity'),
    crossorigin: link.getAttribute('crossorigin'),
  }));
}

function file(name: string, integrity: string | null) {
  return { href: `/remotes/remote-example/1.0.0/${name}`, integrity, crossorigin: 'anonymous' };
}
