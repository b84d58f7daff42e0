import { element } from './element.ts';

const chips = 3;
const rows = 12;

/** A skeleton of a page's content: a line of controls above rows. */
export function paintRows(): HTMLElement {
  return element(
    'div',
    'rest',
    element('div', 'tools', ...bones(chips, 'chip-bone')),
    element(
      'div',
      'sheet',
      ...Array.from({ length: rows }, () => element('div', 'row', ...bones(3))),
    ),
  );
}

/** A skeleton of a board: names at the left, days at the right. */
export function paintBoard(): HTMLElement {
  return element(
    'div',
    'rest',
    element('div', 'tools', ...bones(chips, 'chip-bone')),
    element('span', 'bone said-bone'),
    element(
      'div',
      'sheet',
      element('div', 'row days-bone'),
      ...Array.from({ length: rows }, () => element('div', 'row plan-row', ...bones(2))),
    ),
  );
}

/** A skeleton of a page of forms: narrow cards with this many fields each. */
export function paintForms(...fields: readonly number[]): HTMLElement {
  return element(
    'div',
    'rest narrow',
    ...fields.map((count) =>
      element('div', 'sheet form-sheet', ...bones(1), ...bones(count, 'field')),
    ),
  );
}

function bones(count: number, name = ''): HTMLElement[] {
  return Array.from({ length: count }, () => element('span', `bone ${name}`.trim()));
}
