import { VisuallyHidden } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useCountWords } from '../../sections/view/useCountWords.ts';
import { outcomeOf, type ImportFlow } from '../rules/importFlow.ts';

/** Tells screen readers what a check has found: always there, as a new region is not announced. */
export function Outcome({ flow }: { readonly flow: ImportFlow }) {
  return (
    <div role="status">
      <VisuallyHidden>{useWords(flow)}</VisuallyHidden>
    </div>
  );
}

function useWords({ step, file, check }: ImportFlow): string {
  const text = useText();
  const { ofAll } = useCountWords();
  const name = file?.name ?? '';
  if (step === 'checking') return text('import.checking', { name });
  if (step === 'importing') return text('import.importing', { name });
  if (step !== 'checked' || !check) return '';
  const outcome = outcomeOf(check);
  if (outcome === 'faulty') return text('import.checked.faulty', { count: check.faultCount, name });
  if (outcome === 'unchanged') return text('import.checked.unchanged', { name });
  const counts = ofAll(check.sections);
  return counts === ''
    ? text('import.checked.effects', { name })
    : text('import.checked.changes', { name, counts });
}
