import { memo } from 'react';
import { Row, useLightRow, type VirtualRow } from 'shared-ui/table';
import { PairCells } from './PairCells.tsx';
import type { PairCellsProps } from './PairCellsProps.ts';
import { PairText } from './PairText.tsx';

export interface PairRowProps extends PairCellsProps {
  readonly index: number;
  readonly rowRef: VirtualRow['ref'];
  readonly knownHeight: number | undefined;
}

/** An entry of the table; memoized, so that scrolling does not re-render it. */
export const PairRow = memo(function PairRow(props: PairRowProps) {
  const { index, rowRef, knownHeight, ...cells } = props;
  const { item, onToggle } = cells;
  const light = useLightRow(knownHeight);
  return (
    <Row
      index={index}
      ref={rowRef}
      expanded={item.isOpen}
      onToggle={() => onToggle(item.pair.originalVersionId)}
      light={light}
    >
      {light ? <PairText {...cells} /> : <PairCells {...cells} />}
    </Row>
  );
});
