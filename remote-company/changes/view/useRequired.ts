import { useText } from '../../messages/useText.ts';

/** The fault of a field that is empty; null for one that is filled. */
export function useRequired(): (value: string) => string | null {
  const text = useText();
  return (value) => (value.trim() === '' ? text('entries.required') : null);
}
