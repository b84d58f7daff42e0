const textField = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';

/**
 * Watches for the lifetime of the page; returns whether a field that was typed into still has
 * content.
 */
export function watchInput(page: Document): () => boolean {
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
