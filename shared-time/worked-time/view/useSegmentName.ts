import type { components } from 'shared-contracts';
import { usePageText } from '../../page-messages/usePageText.ts';

type Schemas = components['schemas'];

interface NamedSegment {
  readonly pairType: Schemas['PairType'];
  readonly timeType: Pick<Schemas['TimeType'], 'externalName'> | null;
}

/** A segment's name: plain work and other time by their time type, everything else by its kind. */
export function useSegmentName(): (segment: NamedSegment) => string {
  const text = usePageText();
  return ({ pairType, timeType }) => {
    const own = pairType === 'SHIFT' || pairType === 'SEGMENT' ? timeType?.externalName : undefined;
    return own ?? text(`worked.kind.${pairType}`);
  };
}
