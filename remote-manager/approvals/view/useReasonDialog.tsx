import { useState, type ReactNode } from 'react';
import { laterPart } from 'shared-ui';
import type { GivenReason, ReasonDialogProps, ReasonQuestion } from './ReasonDialog.tsx';

const ReasonDialog = laterPart(
  async () => (await import(/* webpackChunkName: "deciding" */ './ReasonDialog.tsx')).ReasonDialog,
  { onFailed: ({ onAnswer }) => onAnswer(null) },
);

/** A dialog that is loaded on first use; render `dialog` in the page. */
export function useReasonDialog(): {
  readonly ask: (question: ReasonQuestion) => Promise<GivenReason>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<ReasonDialogProps | null>(null);
  return {
    ask: (question) =>
      new Promise((resolve) => {
        setAsked({
          ...question,
          onAnswer(given) {
            setAsked(null);
            resolve(given);
          },
        });
      }),
    dialog: asked && <ReasonDialog {...asked} />,
  };
}
