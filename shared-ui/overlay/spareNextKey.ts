/**
 * Excludes the next key from the page's shortcuts: the focus moved here from a control that
 * disappeared, and the key was meant for that one. Tab still works.
 */
export function spareNextKey(): void {
  const part = document.activeElement;
  if (!part || part === document.body) return;
  const ended = new AbortController();
  const { signal } = ended;
  part.addEventListener('blur', () => ended.abort(), { signal });
  part.addEventListener(
    'keydown',
    (event) => {
      ended.abort();
      event.stopPropagation();
    },
    { signal },
  );
}
