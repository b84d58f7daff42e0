import { expect, test } from 'vitest';
import { checkOnlyScripts } from './checkOnlyScripts.ts';

test('a remote of scripts alone passes', () => {
  expect(() => checkOnlyScripts(['entry.0123.js', 'Page.4567.js'])).not.toThrow();
});

test('a picture, a font or a style as a file of its own is refused by name', () => {
  const files = ['entry.0123.js', 'logo.89ab.svg', 'Page.cdef.css'];
  expect(() => checkOnlyScripts(files)).toThrow(
    'It brings logo.89ab.svg, Page.cdef.css, and pages take only scripts of a remote.',
  );
});
