import { useState, type ReactNode } from 'react';
import { answer, type ApiFailure } from 'shared-contracts';
import {
  laterPart,
  PersonEditRegular,
  useApi,
  useDialogs,
  useFailureText,
  useFeature,
  useMenu,
  useMutation,
  useProperty,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { nameOf, type Subordinate } from '../../people/rules/subordinate.ts';
import type { GivenPin } from './GivenPinDialog.tsx';

const GivenPinDialog = laterPart(async () => (await import('./GivenPinDialog.tsx')).GivenPinDialog);

/**
 * The menu of a row, if people clock at terminals by PIN: issues a new one after a question, and
 * shows it once. `openMenu` is null if it has no items; render `dialog` in the page.
 */
export function useGivePin(): {
  readonly openMenu: ((person: Subordinate, target: HTMLElement) => void) | null;
  readonly dialog: ReactNode;
} {
  const api = useApi();
  const text = useText();
  const dialogs = useDialogs();
  const failureText = useFailureText();
  const showMenu = useMenu();
  const hasTerminals = useFeature('TERMINAL');
  const hasPins = useProperty('TERMINAL_PIN');
  const [given, setGiven] = useState<GivenPin | null>(null);
  const give = useMutation({
    mutationFn: async ({ employee }: Subordinate): Promise<GivenPin> => {
      const path = '/api/employees/{id}/terminal-pin-resets';
      const { pin } = await answer(api.POST(path, { params: { path: { id: employee.id } } }));
      return { pin, name: nameOf(employee), employeeNumber: employee.employeeNumber };
    },
    // Kept only in the dialog that shows it.
    gcTime: 0,
    onSuccess: setGiven,
    onError: (failure: ApiFailure) =>
      void dialogs.error({ title: text('clocking.pin.failed'), text: failureText(failure) }),
  });

  async function ask(person: Subordinate): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text('clocking.pin.ask', { name: nameOf(person.employee) }),
      text: text('clocking.pin.ask.text'),
      confirm: text('clocking.pin.give'),
    });
    if (isSure && !give.isPending) give.mutate(person);
  }

  const openMenu = (person: Subordinate, target: HTMLElement) =>
    showMenu(target, [
      {
        key: 'pin',
        label: text('clocking.pin.give'),
        icon: <PersonEditRegular />,
        onSelect: () => void ask(person),
      },
    ]);
  return {
    openMenu: hasTerminals && hasPins ? openMenu : null,
    dialog: given && (
      <GivenPinDialog
        {...given}
        onClose={() => {
          setGiven(null);
          give.reset();
        }}
      />
    ),
  };
}
