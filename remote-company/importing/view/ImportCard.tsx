import type { ReactNode } from 'react';
import {
  Button,
  Card,
  makeStyles,
  MessageNote,
  text as type,
  tokens,
  useFailureText,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { outcomeOf, type ImportStep } from '../rules/importFlow.ts';
import { Actions } from './Actions.tsx';
import { ChooseAnother } from './ChooseAnother.tsx';
import { DropZone } from './DropZone.tsx';
import { Faults } from './Faults.tsx';
import { ImportFailure } from './ImportFailure.tsx';
import { Outcome } from './Outcome.tsx';
import { Preview } from './Preview.tsx';
import { useDropGuard } from './useDropGuard.ts';
import { useImport, type Import } from './useImport.ts';
import { Working } from './Working.tsx';

interface StepProps {
  readonly steps: Import;
}

/** Imports a company file: choose it, look at what it would change, import it. */
export function ImportCard() {
  const text = useText();
  const styles = useStyles();
  const steps = useImport();
  useDropGuard();
  const Step = views[steps.flow.step];
  return (
    <Card flush title={text('import.title')}>
      <div className={styles.content}>
        <Step steps={steps} />
      </div>
      <Outcome flow={steps.flow} />
    </Card>
  );
}

const views: Readonly<Record<ImportStep, (props: StepProps) => ReactNode>> = {
  start: Start,
  checking: Checking,
  checkFailed: CheckFailed,
  checked: Checked,
  importing: Importing,
  importFailed: ImportFailure,
};

function Start({ steps }: StepProps) {
  const text = useText();
  const styles = useStyles();
  const { refused } = steps.flow;
  return (
    <>
      <p className={styles.about}>{text('import.about')}</p>
      {refused && (
        <MessageNote urgent icon={<WarningFilled />} meaning="warning">
          {text(`import.refused.${refused.fault}`, { name: refused.name })}
        </MessageNote>
      )}
      <DropZone onChoose={steps.choose} />
    </>
  );
}

function Checking({ steps }: StepProps) {
  const text = useText();
  return (
    <Working words={text('import.checking', { name: nameIn(steps) })}>
      <Button onClick={steps.cancel}>{text('company.cancel')}</Button>
    </Working>
  );
}

function CheckFailed({ steps }: StepProps) {
  const text = useText();
  const failureText = useFailureText();
  const { failure } = steps.flow;
  return (
    <>
      <MessageNote
        urgent
        icon={<WarningFilled />}
        meaning="warning"
        title={text('import.checkFailed', { name: nameIn(steps) })}
      >
        {failure && failureText(failure)}
      </MessageNote>
      <Actions>
        <Button look="primary" onClick={steps.checkAgain}>
          {text('company.tryAgain')}
        </Button>
        <ChooseAnother onChoose={steps.choose} />
      </Actions>
    </>
  );
}

function Checked({ steps }: StepProps) {
  const { check } = steps.flow;
  if (!check) return null;
  const View = outcomeOf(check) === 'faulty' ? Faults : Preview;
  return <View check={check} name={nameIn(steps)} steps={steps} />;
}

function Importing({ steps }: StepProps) {
  return <Working words={useText()('import.importing', { name: nameIn(steps) })} />;
}

function nameIn({ flow }: Import): string {
  return flow.file?.name ?? '';
}

const useStyles = makeStyles({
  // Flush, so that its title lines up with the history's.
  content: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '0 16px 16px' },
  about: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
});
