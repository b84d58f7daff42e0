import { useState } from 'react';
import {
  BottomBar,
  Button,
  CheckmarkRegular,
  DismissibleChip,
  DismissRegular,
  VisuallyHidden,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Decision } from '../rules/timePairs.ts';

export interface SelectionBarProps {
  readonly count: number;
  /** Asks where a question is due. */
  readonly isSure: (decision: Decision) => Promise<boolean>;
  readonly onClear: () => void;
  /** Settles when every row has its answer. */
  readonly onDecide: (decision: Decision) => Promise<void>;
}

/** What is selected and what to do with it; on phones in the place of the tabs. */
export function SelectionBar({ count, isSure, onClear, onDecide }: SelectionBarProps) {
  const text = useText();
  const [deciding, setDeciding] = useState<Decision | null>(null);
  async function decide(decision: Decision): Promise<void> {
    const mayGoOn = await isSure(decision);
    if (!mayGoOn) return;
    setDeciding(decision);
    try {
      await onDecide(decision);
    } finally {
      setDeciding(null);
    }
  }
  return (
    <>
      <VisuallyHidden live="polite">
        {count > 0 ? text('approvals.selected', { count }) : ''}
      </VisuallyHidden>
      {count > 0 && (
        <BottomBar
          replacesTabs
          start={
            <DismissibleChip name={text('approvals.selection')} onDismiss={onClear}>
              {text('approvals.selected', { count })}
            </DismissibleChip>
          }
        >
          <Button
            tone="danger"
            icon={<DismissRegular />}
            busy={deciding === 'REJECTED'}
            disabled={deciding === 'APPROVED'}
            onClick={() => void decide('REJECTED')}
          >
            {text('approvals.rejectCount', { count })}
          </Button>
          <Button
            look="primary"
            icon={<CheckmarkRegular />}
            busy={deciding === 'APPROVED'}
            disabled={deciding === 'REJECTED'}
            onClick={() => void decide('APPROVED')}
          >
            {text('approvals.approveCount', { count })}
          </Button>
        </BottomBar>
      )}
    </>
  );
}
