import { Badge } from 'shared-ui';
import { remarkIcon } from './remarkIcon.tsx';
import { isException, type RowRemark } from './remarksOf.ts';
import { useRemarkText } from './useRemarkText.ts';

/** Remarks of an open row in words. */
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
