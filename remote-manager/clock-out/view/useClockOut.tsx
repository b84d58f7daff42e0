import { useState, type ComponentType, type ReactNode } from 'react';
import { ApiFailure, type Locale } from 'shared-contracts';
import { MessagesProvider, useDialogs, useFailureText, useHost, type Messages } from 'shared-ui';
import type { ShiftToEnd } from '../rules/shiftEnd.ts';
import type { ClockOutDialogProps, PersonToClockOut } from './ClockOutDialog.tsx';

export interface ClockOutQuestion {
  /** Null where it was left, or its dialog could not be fetched. */
  readonly ask: (shifts: readonly ShiftToEnd[]) => Promise<readonly PersonToClockOut[] | null>;
  /** To be rendered somewhere in the page. */
  readonly dialog: ReactNode;
}

interface OpenQuestion {
  readonly ClockOutDialog: ComponentType<ClockOutDialogProps>;
  readonly messages: Messages;
  readonly shifts: readonly ShiftToEnd[];
  readonly answer: (people: readonly PersonToClockOut[] | null) => void;
}

/** The question before shifts of other people end; its dialog and words are fetched when it is first asked. */
export function useClockOut(): ClockOutQuestion {
  const { locale } = useHost();
  const notices = useDialogs();
  const failureText = useFailureText();
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  function settle(people: readonly PersonToClockOut[] | null): void {
    question?.answer(people);
    setQuestion(null);
  }
  return {
    async ask(shifts) {
      try {
        const [{ ClockOutDialog }, { messages }] = await Promise.all([
          import('./ClockOutDialog.tsx'),
          messagesOf[locale](),
        ]);
        return await new Promise((answer) =>
          setQuestion({ ClockOutDialog, messages, shifts, answer }),
        );
      } catch {
        await notices.error({ title: failureText(new ApiFailure({ code: 'NO_RESPONSE' })) });
        return null;
      }
    },
    dialog: question && (
      <MessagesProvider messages={question.messages}>
        <question.ClockOutDialog
          shifts={question.shifts}
          onClose={() => settle(null)}
          onConfirm={settle}
        />
      </MessagesProvider>
    ),
  };
}

const messagesOf: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../messages/en.ts'),
  de: () => import('../messages/de.ts'),
  es: () => import('../messages/es.ts'),
  th: () => import('../messages/th.ts'),
};
