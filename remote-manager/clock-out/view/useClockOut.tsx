import { useState, type ComponentType, type ReactNode } from 'react';
import { ApiFailure, type Locale } from 'shared-contracts';
import { MessagesProvider, useDialogs, useFailureText, useHost, type Messages } from 'shared-ui';
import type { ShiftToEnd } from '../rules/shiftEnd.ts';
import type { ClockOutDialogProps, PersonToClockOut } from './ClockOutDialog.tsx';

export interface ClockOutQuestion {
  /** Null if cancelled, or if the dialog failed to load. */
  readonly ask: (shifts: readonly ShiftToEnd[]) => Promise<readonly PersonToClockOut[] | null>;
  /** Render somewhere in the page. */
  readonly dialog: ReactNode;
}

interface OpenQuestion {
  readonly ClockOutDialog: ComponentType<ClockOutDialogProps>;
  readonly messages: Messages;
  readonly shifts: readonly ShiftToEnd[];
  readonly answer: (people: readonly PersonToClockOut[] | null) => void;
}

/**
 * The question before other people's shifts end; its dialog and messages are loaded on first use.
 */
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
