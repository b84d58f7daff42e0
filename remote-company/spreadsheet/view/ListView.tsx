import { Button, MessageNote, useFailureText, useUnsavedChanges, WarningFilled } from 'shared-ui';
import { Actions } from '../../company-file/view/Actions.tsx';
import { ChooseAnother } from '../../company-file/view/ChooseAnother.tsx';
import { Working } from '../../company-file/view/Working.tsx';
import { useText } from '../../messages/useText.ts';
import type { CheckedList } from '../rules/checkList.ts';
import type { RefusedList } from '../rules/withServerFaults.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { EncodingStep } from './EncodingStep.tsx';
import { PasteStep } from './PasteStep.tsx';
import { PeopleStep } from './PeopleStep.tsx';
import type { ListSteps } from './useListFlow.ts';

export interface ListViewProps {
  readonly steps: ListSteps;
  readonly refused: RefusedList | null;
  /** Whether the company was changed by somebody else in between. */
  readonly wasOld: boolean;
  readonly onChoose: (file: File) => void;
  readonly onPreview: (checked: CheckedList) => void;
}

/** A list of people on its way to a company file, one step at a time. */
export function ListView({ steps, refused, wasOld, onChoose, onPreview }: ListViewProps) {
  const text = useText();
  const { step, name, list } = steps.flow;
  useUnsavedChanges(list !== null && list.edits.size + list.leftOut.size > 0);
  switch (step) {
    case 'pasting':
      return <PasteStep steps={steps} />;
    case 'reading':
      return (
        <Working words={text('sheet.reading', { name })}>
          <Button onClick={steps.close}>{text('company.cancel')}</Button>
        </Working>
      );
    case 'encodings':
      return <EncodingStep steps={steps} />;
    case 'columns':
      return list && <ColumnsStep list={list} steps={steps} />;
    case 'people':
      return list && <PeopleStep {...{ list, steps, refused, wasOld, onPreview }} />;
    default:
      return <Refused steps={steps} onChoose={onChoose} />;
  }
}

/** Why a list is not read, and what to do about it. */
function Refused({ steps, onChoose }: Pick<ListViewProps, 'steps' | 'onChoose'>) {
  const text = useText();
  const failureText = useFailureText();
  const { name, fault, failure } = steps.flow;
  return (
    <>
      <MessageNote
        urgent
        icon={<WarningFilled />}
        meaning="warning"
        title={fault === null ? text('sheet.failed') : text('sheet.refused', { name })}
      >
        {fault === null ? failure && failureText(failure) : text(`sheet.refused.${fault}`)}
      </MessageNote>
      <Actions>
        {fault === null && (
          <Button look="primary" onClick={() => steps.readAgain({})}>
            {text('company.tryAgain')}
          </Button>
        )}
        <ChooseAnother onChoose={onChoose} />
        <Button onClick={steps.close}>{text('company.cancel')}</Button>
      </Actions>
    </>
  );
}
