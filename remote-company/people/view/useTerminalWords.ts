import { useWhen } from '../../company-history/view/useWhen.ts';
import { useText } from '../../messages/useText.ts';
import type { AccountDetails } from '../data/accountCalls.ts';

/** Who chose the PIN and when, and what the person said to the recognition of faces. */
export function useTerminalWords({ pin, face }: Pick<AccountDetails, 'pin' | 'face'>): {
  readonly pin: string;
  readonly face: string;
} {
  const text = useText();
  const when = useWhen();

  function pinWords(): string {
    if (pin === null) return text('terminal.pin.none');
    const by = pin.isGiven ? 'given' : 'own';
    return pin.changedAt === null
      ? text(`terminal.pin.${by}`)
      : text(`terminal.pin.${by}Since`, { when: when(pin.changedAt) });
  }

  function faceWords(): string {
    if (face === null) return text('terminal.face.none');
    const said = text(`terminal.face.${face.answer}`, { when: when(face.answeredAt) });
    if (face.registeredAt === null) return said;
    return `${said}, ${text('terminal.face.registered', { when: when(face.registeredAt) })}`;
  }

  return { pin: pinWords(), face: faceWords() };
}
