import type { Dispatch } from 'react';
import type { ApiFailure, components, Locale } from 'shared-contracts';
import { useApi } from 'shared-ui';
import type { TerminalDialog } from '../../clocking/rules/terminalDialog.ts';
import type { Who } from '../../kept-punches/data/sealProof.ts';
import { madeBy } from '../../kept-punches/rules/whoMade.ts';
import type { KeepingPunches } from '../../kept-punches/view/useKeptPunches.ts';
import { readMessages } from '../../language/data/readMessages.ts';
import { wordsOf, type NoticeWords } from '../../waiting/rules/wallNotice.ts';
import type { Screen, WallEvent } from '../rules/screen.ts';

type FaceIdentification = components['schemas']['FaceIdentification'];

/** What follows when a person is recognised or not, and when their dialog ends. */
export function useRecognition(
  tell: Dispatch<WallEvent>,
  kept: Pick<KeepingPunches, 'seal'>,
  spoken: Locale,
) {
  const api = useApi();
  const inWords = (words: NoticeWords) => ({ words, locale: spoken });
  const refuse = (words: NoticeWords) => tell({ kind: 'not-recognised', notice: inWords(words) });

  /** Whether a press can be queued. */
  async function unanswered(who: Who): Promise<boolean> {
    const proof = await kept.seal(who);
    if (proof === null) return false;
    const keeping = { kind: 'keeping', proof, who: madeBy(who), badge: badgeOf(who) } as const;
    tell({ kind: 'unanswered', keeping });
    return true;
  }

  function endDialog({ dialogToken }: TerminalDialog, words: NoticeWords | null): void {
    // Nobody waits for the response: the dialog expires soon anyway.
    void api.POST('/api/terminal/dialogs/end', { body: { dialogToken } }).catch(() => undefined);
    tell({ kind: 'dialog-ended', token: dialogToken, notice: words && inWords(words) });
  }

  return {
    refuse,
    unanswered,
    endDialog,
    async recognised(dialog: TerminalDialog, who: Who): Promise<void> {
      const proof = kept.seal(who).catch(() => null);
      await readMessages(dialog.employee.locale);
      tell({ kind: 'recognised', dialog, proof: await proof, badge: badgeOf(who) });
    },
    async identified({ dialog, consent }: FaceIdentification): Promise<void> {
      const person = dialog?.employee ?? consent;
      if (person) await readMessages(person.locale);
      if (dialog !== null) tell({ kind: 'recognised', dialog, proof: null, badge: null });
      else if (consent !== null) tell({ kind: 'asked', question: consent });
    },
    async notRecognised(who: Who, failure: ApiFailure): Promise<void> {
      if (failure.code === 'NO_RESPONSE' && (await unanswered(who))) return;
      refuse(wordsOf(failure));
    },
    leaveFace(words: NoticeWords | null): void {
      if (words === null) tell({ kind: 'closed' });
      else refuse(words);
    },
    closeConsent: (words: NoticeWords | null) =>
      tell({ kind: 'consent-closed', notice: words && inWords(words) }),
    /** The person at the reader is here now: another person's open dialog is abandoned. */
    endForNext(screen: Screen): void {
      if (screen.kind === 'options') endDialog(screen.dialog, null);
      else if (screen.kind === 'keeping') tell({ kind: 'closed' });
      else if (screen.kind === 'asked') tell({ kind: 'consent-closed', notice: null });
    },
  };
}

export type Recognition = ReturnType<typeof useRecognition>;

function badgeOf(who: Who): string | null {
  return 'badge' in who ? who.badge : null;
}
