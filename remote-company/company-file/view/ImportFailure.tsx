import { Button, MessageNote, WarningFilled } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { remedyOf } from '../rules/importFlow.ts';
import { Actions } from './Actions.tsx';
import { ChooseAnother } from './ChooseAnother.tsx';
import type { Import } from './useImport.ts';
import { useImportReason } from './useImportReason.ts';

/** Why an import failed, and what can help. */
export function ImportFailure({ steps }: { readonly steps: Import }) {
  const text = useText();
  const reasonOf = useImportReason();
  const { failure, file, mayBeImported } = steps.flow;
  if (!failure) return null;
  const name = file?.name ?? '';
  const remedy = remedyOf(failure, steps.flow);
  const reason = reasonOf(failure, mayBeImported);
  return (
    <>
      <MessageNote
        urgent
        icon={<WarningFilled />}
        meaning={mayBeImported ? 'warning' : 'rejected'}
        title={text(mayBeImported ? 'import.mayBeImported' : 'import.failed', { name })}
      >
        {mayBeImported ? text('import.mayBeImported.text', { reason }) : reason}
      </MessageNote>
      <Actions>
        {remedy === 'tryAgain' && (
          <Button look="primary" onClick={steps.importChecked}>
            {text('company.tryAgain')}
          </Button>
        )}
        {remedy === 'checkAgain' && (
          <Button look="primary" onClick={steps.checkAgain}>
            {text('import.checkAgain')}
          </Button>
        )}
        {remedy === 'none' && <ChooseAnother onChoose={steps.choose} />}
        <Button onClick={steps.cancel}>{text('company.cancel')}</Button>
      </Actions>
    </>
  );
}
