import { Button, MessageNote, useFailureText, WarningFilled } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { isUnanswered, remedyOf } from '../rules/importFlow.ts';
import { Actions } from './Actions.tsx';
import { ChooseAnother } from './ChooseAnother.tsx';
import type { Import } from './useImport.ts';

/** Why an import failed, and what can help. */
export function ImportFailure({ steps }: { readonly steps: Import }) {
  const text = useText();
  const failureText = useFailureText();
  const { failure, file } = steps.flow;
  if (!failure) return null;
  const name = file?.name ?? '';
  const remedy = remedyOf(failure);
  const isUnknown = isUnanswered(failure);
  return (
    <>
      <MessageNote
        urgent
        icon={<WarningFilled />}
        meaning={isUnknown ? 'warning' : 'rejected'}
        title={isUnknown ? text('import.unanswered') : text('import.failed', { name })}
      >
        {isUnknown ? text('import.unanswered.text', { name }) : failureText(failure)}
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
