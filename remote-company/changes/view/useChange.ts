import type { ApiFailure } from 'shared-contracts';
import { later, useApi, useCommandKey, useDialogs, useMutation, useSnackbar } from 'shared-ui';
import { useReadAgain } from '../../company-file/view/useReadAgain.ts';
import { useEffectWords } from '../../company-file/view/useEffectWords.ts';
import { useText } from '../../messages/useText.ts';
import type { ChangeOrder, ChangeOutcome } from '../data/saveChange.ts';
import { undoneBy } from '../rules/companyPart.ts';

/** In every dialog otherwise; fetched when the page is idle. */
const laterSave = later(
  () => import(/* webpackChunkName: "save-change" */ '../data/saveChange.ts'),
);

interface ToldChange extends ChangeOrder {
  /** What is said once it is saved. */
  readonly saved: string;
}

/** Saves changes of the company; asks before those that mean something for people. */
export function useChange(onSaved: () => void) {
  const undo = useSendChange();
  const change = useSendChange();
  const text = useText();
  const snackbar = useSnackbar();

  function save({ saved, ...order }: ToldChange): void {
    change.mutate(order, {
      onSuccess(outcome) {
        if (outcome.kind === 'UNCHANGED') snackbar.show({ text: text('change.unchanged') });
        if (outcome.kind === 'SAVED') sayDone(saved, order, outcome.change.id);
        if (outcome.kind === 'UNCHANGED' || outcome.kind === 'SAVED') onSaved();
      },
    });
  }

  function sayDone(saved: string, { replaced }: ChangeOrder, version: number): void {
    const part = replaced && undoneBy(replaced);
    const action = part && {
      label: text('change.undo'),
      onSelect: () => void takeBack({ part, version, replaced: null }),
    };
    snackbar.show({ intent: 'success', text: saved, ...(action ? { action } : {}) });
  }

  // The form is closed by then: the callbacks of `mutate` would not be called.
  async function takeBack(order: ChangeOrder): Promise<void> {
    const outcome = await undo.mutateAsync(order).catch(() => null);
    if (outcome?.kind === 'DECLINED') return;
    const isDone = outcome?.kind === 'SAVED' || outcome?.kind === 'UNCHANGED';
    snackbar.show({
      intent: isDone ? 'success' : 'error',
      text: text(isDone ? 'change.undone' : 'change.notUndone'),
    });
  }

  const { data: outcome = null, error: failure, isPending: isSaving, reset } = change;
  return { save, outcome, failure, isSaving, reset };
}

export type Change = ReturnType<typeof useChange>;

function useSendChange() {
  const api = useApi();
  const text = useText();
  const effectWords = useEffectWords();
  const dialogs = useDialogs();
  const readAgain = useReadAgain();
  const keyOf = useCommandKey();
  return useMutation<ChangeOutcome, ApiFailure, ChangeOrder>({
    mutationFn: async (order) =>
      (await laterSave.load()).saveChange(order, {
        api,
        keyOf,
        agrees: (effects) =>
          dialogs.confirm({
            title: text('import.effects'),
            items: effects.map(effectWords),
            confirm: text('change.save'),
          }),
      }),
    onSettled: readAgain,
  });
}
