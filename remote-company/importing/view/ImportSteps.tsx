import { useState, type ReactNode } from 'react';
import {
  Button,
  DocumentTableRegular,
  laterPart,
  makeStyles,
  MessageNote,
  text as type,
  tokens,
  useFailureText,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { isCompanyFile } from '../../company-file/rules/choiceFault.ts';
import { outcomeOf, type ImportStep } from '../../company-file/rules/importFlow.ts';
import { Actions } from '../../company-file/view/Actions.tsx';
import { ChooseAnother } from '../../company-file/view/ChooseAnother.tsx';
import { DropZone } from '../../company-file/view/DropZone.tsx';
import { Faults } from '../../company-file/view/Faults.tsx';
import { ImportFailure } from '../../company-file/view/ImportFailure.tsx';
import { Outcome } from '../../company-file/view/Outcome.tsx';
import { Preview } from '../../company-file/view/Preview.tsx';
import { useDropGuard } from '../../company-file/view/useDropGuard.ts';
import { useImport, type Import } from '../../company-file/view/useImport.ts';
import { Working } from '../../company-file/view/Working.tsx';

interface StepProps {
  readonly steps: Import;
  readonly begin: BeginList;
  /** Of a list, to which `Cancel` leads back. */
  readonly isList: boolean;
}

type BeginList = (file: File | null) => void;

/** Loaded when a list is begun: most of its code, and the words of columns in four languages. */
const ListImport = laterPart(async () => {
  const part = await import(
    /* webpackChunkName: "list-import" */ '../../spreadsheet/view/ListImport.tsx'
  );
  return part.ListImport;
});

/**
 * All steps of an import, for a card of any page: a company file is checked at once, a list of people
 * becomes one first.
 */
export function ImportSteps({ pastes }: { readonly pastes: boolean }) {
  /** `key`: a new one for each list. */
  const [begun, setBegun] = useState<{ key: string; file: File | null } | null>(() =>
    pastes ? newList(null) : null,
  );
  const imports = useImport(() => setBegun(null));
  useDropGuard();
  const begin: BeginList = (file) => setBegun(newList(file));
  function close(): void {
    imports.cancel();
    setBegun(null);
  }
  function choose(file: File): void {
    close();
    if (isCompanyFile(file)) imports.choose(file);
    else begin(file);
  }
  const steps: Import = { ...imports, choose };
  const Step = views[steps.flow.step];
  const step = <Step steps={steps} begin={begin} isList={begun !== null} />;
  return (
    <>
      {begun === null ? (
        step
      ) : (
        <ListImport
          key={begun.key}
          file={begun.file}
          imports={imports}
          onChoose={choose}
          onClose={close}
        >
          {step}
        </ListImport>
      )}
      <Outcome flow={steps.flow} />
    </>
  );
}

const newList = (file: File | null) => ({ key: crypto.randomUUID(), file });

const views: Readonly<Record<ImportStep, (props: StepProps) => ReactNode>> = {
  start: Start,
  checking: Checking,
  checkFailed: CheckFailed,
  checked: Checked,
  importing: Importing,
  importFailed: ImportFailure,
};

function Start({ steps, begin }: StepProps) {
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
      <Actions>
        <Button icon={<DocumentTableRegular />} onClick={() => begin(null)}>
          {text('sheet.paste')}
        </Button>
      </Actions>
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

function Checked({ steps, isList }: StepProps) {
  const text = useText();
  const { check } = steps.flow;
  if (!check) return null;
  const props = { check, name: nameIn(steps), steps };
  if (outcomeOf(check) === 'faulty') return <Faults {...props} />;
  return <Preview {...props} backLabel={isList ? text('sheet.backToList') : undefined} />;
}

function Importing({ steps }: StepProps) {
  return <Working words={useText()('import.importing', { name: nameIn(steps) })} />;
}

function nameIn({ flow }: Import): string {
  return flow.file?.name ?? '';
}

const useStyles = makeStyles({
  about: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
});
