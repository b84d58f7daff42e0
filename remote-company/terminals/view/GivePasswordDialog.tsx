import { useState } from 'react';
import { limits } from 'shared-contracts';
import {
  CheckboxField,
  FormDialog,
  makeStyles,
  MessageNote,
  PasswordField,
  SegmentedControl,
  text as type,
  useFailureText,
  WarningFilled,
} from 'shared-ui';
import { Quiet } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { SecretOnce } from '../../people/view/SecretOnce.tsx';
import { useGivePassword } from './useGivePassword.ts';
import type { Terminal } from './terminal.ts';

interface GivePasswordDialogProps {
  readonly terminal: Terminal;
  /** Its number on the server. */
  readonly id: number;
  readonly onClose: () => void;
}

/** Gives a terminal a password, drawn or typed; a drawn one is shown once. */
export function GivePasswordDialog({ terminal, id, onClose }: GivePasswordDialogProps) {
  const text = useText();
  const styles = useStyles();
  const failureText = useFailureText();
  const [typed, setTyped] = useState<string | null>(null);
  const [endsSessions, setEndsSessions] = useState(false);
  const { description: name, terminalId } = terminal.entry;
  const hasDevices = (terminal.facts.terminal?.deviceCount ?? 0) > 0;
  const give = useGivePassword({ id, name }, onClose);
  const title = text('terminals.password.title', { name });
  if (give.data?.password) {
    return (
      <SecretOnce title={title} secret={give.data.password} onClose={onClose}>
        {text('terminals.password.once', { id: terminalId })}
      </SecretOnce>
    );
  }
  const isShort = typed !== null && typed.length < limits.minimumPasswordLength;
  const [refused] = give.error?.fields ?? [];
  return (
    <FormDialog
      width={550}
      title={title}
      submit={text(
        terminal.facts.terminal?.hasPassword === true
          ? 'terminals.password.change'
          : 'terminals.password.give',
      )}
      busy={give.isPending}
      faults={{
        password: isShort
          ? text('terminals.password.fault', { count: limits.minimumPasswordLength })
          : null,
      }}
      onSubmit={() => give.mutate({ password: typed ?? undefined, endsSessions })}
      onClose={onClose}
    >
      {(shown) => (
        <>
          {give.error && refused === undefined && (
            <MessageNote urgent icon={<WarningFilled />} meaning="warning">
              {failureText(give.error)}
            </MessageNote>
          )}
          <p className={styles.words}>{text('terminals.password.text')}</p>
          <PasswordChoice
            typed={typed}
            onChange={(value) => {
              setTyped(value);
              give.reset();
            }}
            error={refused?.message ?? shown('password') ?? undefined}
          />
          {hasDevices && (
            <div>
              <CheckboxField
                label={text('terminals.password.end')}
                checked={endsSessions}
                onChange={setEndsSessions}
              />
              <Quiet>{text('terminals.password.end.hint')}</Quiet>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}

interface PasswordChoiceProps {
  /** Null: the server draws it. */
  readonly typed: string | null;
  readonly error: string | undefined;
  readonly onChange: (typed: string | null) => void;
}

function PasswordChoice({ typed, error, onChange }: PasswordChoiceProps) {
  const text = useText();
  return (
    <>
      <SegmentedControl
        label={text('terminals.password.way')}
        value={typed === null ? 'drawn' : 'typed'}
        choices={[
          { value: 'drawn', label: text('terminals.password.drawn') },
          { value: 'typed', label: text('terminals.password.typed') },
        ]}
        onChange={(way) => onChange(way === 'drawn' ? null : '')}
      />
      {typed !== null && (
        <PasswordField
          label={text('terminals.password')}
          value={typed}
          autoComplete="new-password"
          maxLength={limits.maximumPasswordLength}
          onChange={onChange}
          error={error}
        />
      )}
    </>
  );
}

const useStyles = makeStyles({ words: { ...type.body, margin: 0 } });
