import { expect, test } from 'vitest';
import contract from '../openapi/openapi.gen.json' with { type: 'json' };
import { chooseLocale, defaultLocale, isLocale, locales } from './locales.ts';

test('the first language that the product speaks is chosen', () => {
  expect(chooseLocale(['th', 'en'])).toBe('th');
  expect(chooseLocale(['fr-FR', 'es-MX', 'de'])).toBe('es');
  expect(chooseLocale(['DE-at'])).toBe('de');
  expect(chooseLocale(['C', 'es_ES.UTF-8'])).toBe('es');
  expect(chooseLocale(['th.UTF-8'])).toBe('th');
});

test('without one it is English', () => {
  expect(chooseLocale([])).toBe('en');
  expect(chooseLocale(['fr', 'pt-BR', '', '*', 'deutsch'])).toBe(defaultLocale);
});

test('the languages are those of the API', () => {
  expect([...locales]).toEqual(contract.components.schemas.Locale.enum);
  expect(locales.every(isLocale)).toBe(true);
  expect(['EN', 'de-DE', 'fr', ''].some(isLocale)).toBe(false);
});
