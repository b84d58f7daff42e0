/** Whether a field that somebody typed into still holds something. */
export type InputWatch = () => boolean;

const textField = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';

/** Watches as long as the page is open. */
export function watchInput(page: Document): InputWatch {
  const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>();
  page.addEventListener('input', ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && target.matches(textField)) typedInto.add(target);
  });
  return () => {
    for (const field of typedInto) {
      if (!field.isConnected || field.value === '') typedInto.delete(field);
    }
    return typedInto.size > 0;
  };
}
