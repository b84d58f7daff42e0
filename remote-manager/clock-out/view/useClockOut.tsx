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

interface Asked {
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
  const [asked, setAsked] = useState<Asked | null>(null);
  function settle(people: readonly PersonToClockOut[] | null): void {
    asked?.answer(people);
    setAsked(null);
  }
  return {
    async ask(shifts) {
      try {
        const [{ ClockOutDialog }, { messages }] = await Promise.all([
          import('./ClockOutDialog.tsx'),
          messagesOf[locale](),
        ]);
        return await new Promise((answer) =>
          setAsked({ ClockOutDialog, messages, shifts, answer }),
        );
      } catch {
        await notices.error({ title: failureText(new ApiFailure({ code: 'NO_RESPONSE' })) });
        return null;
      }
    },
    dialog: asked && (
      <MessagesProvider messages={asked.messages}>
        <asked.ClockOutDialog
          shifts={asked.shifts}
          onClose={() => settle(null)}
          onConfirm={settle}
        />
      </MessagesProvider>
    ),
  };
}

const messagesOf: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../../messages/clock-out/en.ts'),
  de: () => import('../../messages/clock-out/de.ts'),
  es: () => import('../../messages/clock-out/es.ts'),
  th: () => import('../../messages/clock-out/th.ts'),
};
