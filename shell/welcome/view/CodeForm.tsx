import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { answer, type ApiFailure, type components } from 'shared-contracts';
import {
  Button,
  makeStyles,
  MessageNote,
  text as type,
  TextField,
  tokens,
  useApi,
  useFailureText,
  useMutation,
  WarningFilled,
} from 'shared-ui';
import { publicRoutes } from '../../routes/rules/shellRoutes.ts';
import { useWelcomeText } from '../messages/useWelcomeText.ts';
import { groupedCode, isWholeCode } from '../rules/groupedCode.ts';

/** What the code has opened: a session in which a password must be chosen. */
export interface Opened {
  readonly employeeId: number;
  readonly code: string;
}

interface CodeFormProps {
  readonly username: string;
  readonly onOpened: (opened: Opened) => void;
  readonly onPasskey: (step: components['schemas']['PasskeyStep']) => void;
}

/** The code of the card; the last letter sends it. */
export function CodeForm({ username, onOpened, onPasskey }: CodeFormProps) {
  const api = useApi();
  const text = useWelcomeText();
  const failureText = useFailureText();
  const styles = useStyles();
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const logIn = useMutation({
    mutationFn: async (password: string) => {
      const body = await answer(api.POST('/api/employees/login', { body: { username, password } }));
      if ('ticket' in body) onPasskey(body);
      else onOpened({ employeeId: body.employeeId, code: password });
    },
    // The code stays in the field's own state only.
    gcTime: 0,
    onError: () => setIsChecked(false),
  });

  function enter(typed: string): void {
    const next = groupedCode(typed);
    if (next === code) return;
    setCode(next);
    logIn.reset();
    if (isWholeCode(next) && !logIn.isPending) logIn.mutate(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (isWholeCode(code) && !logIn.isPending) logIn.mutate(code);
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        {logIn.error && (
          <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
            {reasonOf(logIn.error)}
          </MessageNote>
        )}
        <div>
          <div className={styles.label}>{text('welcome.user')}</div>
          <div className={styles.name}>{username}</div>
        </div>
        <TextField
          label={text('welcome.code')}
          hint={text('welcome.code.hint')}
          value={code}
          onChange={enter}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={isChecked && !isWholeCode(code) ? text('welcome.code.missing') : undefined}
        />
        <Button look="primary" type="submit" busy={logIn.isPending}>
          {text('welcome.next')}
        </Button>
      </form>
      <Link to={publicRoutes.PasswordLogin} className={styles.link}>
        {text('welcome.hasPassword')}
      </Link>
    </>
  );

  function reasonOf(failure: ApiFailure): string {
    if (failure.code === 'WRONG_CREDENTIALS') return text('welcome.code.wrong');
    if (failure.code === 'ONE_TIME_PASSWORD_USED') return text('welcome.code.used');
    return failureText(failure);
  }
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  label: { ...type.secondary, color: tokens.colorNeutralForeground3 },
  name: { ...type.section, overflowWrap: 'anywhere' },
  link: { alignSelf: 'center', padding: '12px', color: tokens.colorBrandForeground1 },
});
