import { expect, test } from 'vitest';
import { watchInput } from './watchInput.ts';

test('what was typed counts as long as it stands there', () => {
  document.body.innerHTML = '<input aria-label="Search"><input type="checkbox">';
  const holdsInput = watchInput(document);
  const [field, box] = document.querySelectorAll('input');
  const type = (value: string) => {
    if (field) field.value = value;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    return holdsInput();
  };
  box?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(holdsInput()).toBe(false);
  expect(type('Ama')).toBe(true);
  expect(type('')).toBe(false);
  expect(type('Bo')).toBe(true);
  field?.remove();
  expect(holdsInput()).toBe(false);
});
