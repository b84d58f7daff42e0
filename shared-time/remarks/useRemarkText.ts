import { usePageText } from '../page-messages/usePageText.ts';
import type { Remark } from './remarkIcon.tsx';

/** A remark in words, the same on every page. */
export function useRemarkText(): (remark: Remark) => string {
  const text = usePageText();
  return (remark) => text(`remark.${remark}`);
}
