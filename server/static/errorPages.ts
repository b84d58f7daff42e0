import { errorMeanings } from 'shared-contracts/error-meanings';
import { serverMessages } from 'shared-contracts/error-messages';
import { errorStatus } from 'shared-contracts/errors';
import { operations } from '../http/contract.ts';
import { code as codeHtml, escapeHtml, prose } from './html.ts';
import { remoteFaults } from './remoteFaults.ts';

/** Pages of `/api/docs/errors` by code, generated from the catalogue; `''` is the list of all. */
export function errorPages(): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const [name, status] of Object.entries(errorStatus)) {
    if (isErrorCode(name)) pages.set(name, errorPage(name, status));
  }
  for (const [name, [meaning, next]] of Object.entries(remoteFaults)) {
    const text = `<p>${prose(meaning)}</p><h2>What to do</h2><p>${prose(next)}</p>`;
    pages.set(name, page(name, 'A page of a remote did not come.', text));
  }
  const entries = [...pages.keys()].map(
    (name) => `<li><a href="/api/docs/errors/${name}">${codeHtml(name)}</a></li>`,
  );
  return pages.set(
    '',
    page('Errors', 'What can go wrong, by code.', `<ul>${entries.join('')}</ul>`),
  );
}

function isErrorCode(name: string): name is keyof typeof errorMeanings {
  return name in errorMeanings;
}

function errorPage(name: keyof typeof errorMeanings, status: number): string {
  const { title, detail } = serverMessages.en.errors[name];
  const callers = [...operations.values()].filter(({ definition }) =>
    definition['x-errors']?.includes(name),
  );
  const calls = callers.map(
    ({ id, method, path }) =>
      `<li><a href="/api/docs#${id}">${escapeHtml(`${method.toUpperCase()} ${path}`)}</a></li>`,
  );
  return page(
    name,
    `Status ${status}`,
    `<p>${prose(errorMeanings[name])}</p>
<h2>What people read</h2><p><strong>${escapeHtml(title)}.</strong> ${escapeHtml(detail)}</p>
<h2>Calls</h2>${calls.length === 0 ? '<p>Any call may answer with it.</p>' : `<ul>${calls.join('')}</ul>`}`,
  );
}

function page(title: string, about: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/reference.css">
</head>
<body>
<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(about)}</p>
<p><a href="/api/docs/errors">All errors</a> · <a href="/api/docs">API reference</a></p></header>
<main>${content}</main>
</body>
</html>`;
}
