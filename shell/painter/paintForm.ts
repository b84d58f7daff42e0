import { limits, type EarlyTyped, type Locale } from 'shared-contracts';
import { element } from './element.ts';
import { words } from './words.ts';

export interface PaintedForm {
  readonly name: { readonly label: string; readonly most: number; readonly capitals: string };
  readonly submit: string;
  /** Above the fields. */
  readonly head: readonly Node[];
  /** Below the button. */
  readonly foot: Node;
}

/** Name and password; the application's form takes over the input (`useEarlyTyped`). */
export function paintForm(
  locale: Locale,
  { name, submit, head, foot }: PaintedForm,
): HTMLFormElement {
  const says = words[locale];
  const first = field(name.label, says.required);
  first.input.autocomplete = 'username';
  first.input.autocapitalize = name.capitals;
  first.input.spellcheck = false;
  first.input.maxLength = name.most;
  const second = field(says.password, says.required);
  second.input.type = 'password';
  second.input.autocomplete = 'current-password';
  second.input.maxLength = limits.maximumPasswordLength;
  const button = element('button', 'submit', submit);
  const form = element('form', 'form', ...head, first.row, second.row, button, foot);
  form.noValidate = true;
  let isSubmitted = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const missing = [first, second].filter(({ input }) => input.value.trim() === '');
    for (const { tellMissing } of missing) tellMissing(true);
    missing[0]?.input.focus();
    isSubmitted = missing.length === 0;
  });
  form.addEventListener('input', () => {
    isSubmitted = false;
  });
  globalThis.punctualTyped = (): EarlyTyped => {
    globalThis.punctualTyped = undefined;
    const focus = [first, second].findIndex(({ input }) => input.matches(':focus'));
    return {
      name: first.input.value,
      password: second.input.value,
      focus: (['name', 'password'] as const)[focus] ?? null,
      isSubmitted,
    };
  };
  return form;
}

function field(label: string, required: string) {
  const input = element('input', 'input');
  const missing = element('span', 'missing', required);
  missing.role = 'alert';
  const row = element('label', '', element('span', 'label', label), input);
  const tellMissing = (isMissing: boolean) => (isMissing ? row.append(missing) : missing.remove());
  input.addEventListener('input', () => tellMissing(false));
  return { input, row, tellMissing };
}
