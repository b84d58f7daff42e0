import { useState } from 'react';
import { SegmentedControl } from 'shared-ui';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { useText } from '../../messages/useText.ts';
import { Positions } from './Positions.tsx';

const kinds = { positions: Positions };

type Kind = keyof typeof kinds;

/** What people work as, and what their time is booked on. */
export function Page() {
  const text = useText();
  const [kind, setKind] = useState<Kind>('positions');
  const List = kinds[kind];
  return (
    <CompanyFrame>
      <SegmentedControl
        label={text('booking.kind')}
        value={kind}
        choices={[{ value: 'positions', label: text('section.positions') }]}
        onChange={setKind}
      />
      <List />
    </CompanyFrame>
  );
}
