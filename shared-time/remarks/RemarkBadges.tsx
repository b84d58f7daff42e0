import { Badge } from 'shared-ui';
import { usePageText } from '../page-messages/usePageText.ts';
import { type Remark, remarkIcon } from './remarkIcon.tsx';
import { isException, type RowRemark } from './remarksOf.ts';

/** The remarks of an expanded row, as text. */
export function RemarkBadges({ remarks }: { readonly remarks: readonly RowRemark[] }) {
  const remarkText = useRemarkText();
  return remarks.map((remark) => (
    <Badge
      key={remark}
      bare
      meaning={isException(remark) ? 'warning' : 'incomplete'}
      icon={remarkIcon[remark]}
    >
      {remarkText(remark)}
    </Badge>
  ));
}

/** A remark as text, the same on every page. */
export function useRemarkText(): (remark: Remark) => string {
  const text = usePageText();
  return (remark) => text(`remark.${remark}`);
}
