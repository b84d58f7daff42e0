import { useState, type ReactNode } from 'react';
import { useApi, useFeature, useProperty } from 'shared-ui';
import { useAction } from '../../actions/view/useAction.ts';
import { entriesPath } from '../../entries/data/entryPages.ts';
import { useText } from '../../messages/useText.ts';
import { accountPath, givePin } from '../data/accountCalls.ts';
import { SecretOnce } from './SecretOnce.tsx';

interface Owner {
  readonly employeeId: number;
  readonly name: string;
  readonly number: string;
}

interface GivePin {
  readonly isPending: boolean;
  readonly start: () => void;
  /** Shows the new PIN; render it in the page. */
  readonly dialog: ReactNode;
}

/** Gives a person a new PIN after a question, and shows it once. */
export function useGivePin({ employeeId, name, number }: Owner): GivePin {
  const api = useApi();
  const text = useText();
  const [pin, setPin] = useState<string | null>(null);
  const { isPending, start } = useAction({
    act: () => givePin(api, employeeId),
    reads: [accountPath, entriesPath],
    ask: {
      title: text('terminal.pin.ask', { name }),
      text: text('terminal.pin.ask.text'),
      confirm: text('terminal.pin.give'),
    },
    onDone: (given) => setPin(given.pin),
  });
  const dialog = pin !== null && (
    <SecretOnce
      title={text('terminal.pin.ready', { name })}
      secret={pin}
      onClose={() => setPin(null)}
    >
      {text('terminal.pin.once', { number })}
    </SecretOnce>
  );
  return { isPending, start, dialog };
}

/** Whether people clock at terminals by PIN, and by badge. */
export function useTerminalWays(): { readonly byPin: boolean; readonly byBadge: boolean } {
  const hasTerminals = useFeature('TERMINAL');
  const hasPins = useProperty('TERMINAL_PIN');
  const hasBadges = useProperty('TERMINAL_BADGE');
  return { byPin: hasTerminals && hasPins, byBadge: hasTerminals && hasBadges };
}
