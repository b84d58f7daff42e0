import { useState, type ReactNode } from 'react';
import type { ApiFailure } from 'shared-contracts';
import { laterPart, useDialogs, useFailureText, useMutation } from 'shared-ui';
import { nameOf, type Subordinate } from '../../people/rules/subordinate.ts';

const GivenSecretDialog = laterPart(
  async () => (await import('./GivenSecretDialog.tsx')).GivenSecretDialog,
);

interface GivenSecret {
  readonly title: string;
  readonly secret: string;
  readonly words: string;
}

interface GiveSecretOptions {
  readonly question: {
    readonly title: (name: string) => string;
    readonly text: string;
    readonly confirm: string;
    /** Heads the reason of a failure. */
    readonly failed: string;
  };
  readonly give: (person: Subordinate) => Promise<GivenSecret>;
}

/** Gives a person a new PIN or password after a question, and shows it once, in `dialog`. */
export function useGiveSecret({ question, give }: GiveSecretOptions): {
  readonly ask: (person: Subordinate) => Promise<void>;
  readonly dialog: ReactNode;
} {
  const dialogs = useDialogs();
  const failureText = useFailureText();
  const [given, setGiven] = useState<GivenSecret | null>(null);
  const giving = useMutation({
    mutationFn: give,
    // Kept only in the dialog that shows it.
    gcTime: 0,
    onSuccess: setGiven,
    onError: (failure: ApiFailure) =>
      void dialogs.error({ title: question.failed, text: failureText(failure) }),
  });

  return {
    async ask(person) {
      const { title, text, confirm } = question;
      const isSure = await dialogs.confirm({
        title: title(nameOf(person.employee)),
        ...{ text, confirm },
      });
      if (isSure && !giving.isPending) giving.mutate(person);
    },
    dialog: given && (
      <GivenSecretDialog
        title={given.title}
        secret={given.secret}
        onClose={() => {
          setGiven(null);
          giving.reset();
        }}
      >
        {given.words}
      </GivenSecretDialog>
    ),
  };
}
