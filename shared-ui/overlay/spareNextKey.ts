/**
 * Keeps the next key from every shortcut of the page: what has the focus now took it over from a
 * control that went away by itself, and the key was meant for that one. Tab moves on all the same.
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
