import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { limits } from 'shared-contracts';
import {
  Button,
  Logo,
  makeStyles,
  media,
  MessageNote,
  PasswordField,
  text as type,
  TextField,
  tokens,
  useFailureText,
  useHost,
  WarningFilled,
} from 'shared-ui';
import { LanguageChoice } from '../../language/view/LanguageChoice.tsx';
import { useLanguages } from '../../language/view/useLanguages.ts';
import { useText } from '../../messages/useText.ts';
import { OpenedLink } from './OpenedLink.tsx';
import { useTerminalLogin } from './useTerminalLogin.ts';

/**
 * Terminal id and password (spec §2), or a set-up code, typed or in the address; afterwards the
 * waiting screen. A refusal clears the fields and shows the reason (spec §8).
 */
export function Page() {
  const text = useText();
  const failureText = useFailureText();
  const styles = useStyles();
  const { bus } = useHost();
  const languages = useLanguages();
  const form = useRef<HTMLFormElement>(null);
  const { way, setWay, terminalId, setTerminalId, secret, setSecret, ...rest } =
    useTerminalLogin(form);
  const { missing, enter, submit, link, openLink } = rest;
  const isByCode = way === 'code';
  return (
    <main className={styles.page}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.brand}>
          <Logo size={36} />
          Punctual
        </div>
        {link ? (
          <OpenedLink
            terminalId={link.terminalId}
            isOpening={enter.isPending || enter.isSuccess}
            onOpen={openLink}
          />
        ) : (
          <>
            <h1 className={styles.title}>{text('terminal.logIn.title')}</h1>
            <p className={styles.text}>{text('terminal.logIn.text')}</p>
            {enter.error && (
              <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
                {enter.error.code === 'WRONG_CREDENTIALS'
                  ? text('terminal.logIn.wrong')
                  : failureText(enter.error)}
              </MessageNote>
            )}
            <TextField
              label={text('terminal.logIn.terminalId')}
              value={terminalId}
              onChange={setTerminalId}
              autoComplete="username"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              error={missing.terminalId ? text('terminal.required') : undefined}
            />
            <SecretField
              isByCode={isByCode}
              value={secret}
              onChange={setSecret}
              error={missing.secret ? text('terminal.required') : undefined}
            />
            <Button look="primary" type="submit" busy={enter.isPending || enter.isSuccess}>
              {text('terminal.logIn.submit')}
            </Button>
            <Button look="subtle" onClick={() => setWay(isByCode ? 'password' : 'code')}>
              {text(isByCode ? 'terminal.setUp.byPassword' : 'terminal.setUp.byCode')}
            </Button>
            <Link to="/login" className={styles.link}>
              {text('terminal.logIn.other')}
            </Link>
          </>
        )}
      </form>
      <LanguageChoice
        languages={languages}
        onChoose={(locale) => bus.emit('locale-chosen', { locale })}
      />
    </main>
  );
}

interface SecretFieldProps {
  readonly isByCode: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

function SecretField({ isByCode, ...field }: SecretFieldProps) {
  const text = useText();
  if (!isByCode) {
    return (
      <PasswordField
        {...field}
        label={text('terminal.logIn.password')}
        maxLength={limits.maximumPasswordLength}
      />
    );
  }
  return (
    <TextField
      {...field}
      label={text('terminal.setUp.code')}
      hint={text('terminal.setUp.code.hint')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '16px',
    minHeight: '100dvh',
    boxSizing: 'border-box',
    padding: '24px 16px',
    backgroundColor: tokens.colorNeutralBackground2,
    [media.phone]: { justifyContent: 'flex-end' },
  },
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: '100%',
    maxWidth: '420px',
    boxSizing: 'border-box',
    padding: '32px',
    borderRadius: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [media.phone]: { padding: '24px 20px' },
  },
  brand: { ...type.title, display: 'flex', alignItems: 'center', gap: '12px' },
  title: { ...type.state, margin: '8px 0 0' },
  text: { ...type.body, margin: '-8px 0 0', color: tokens.colorNeutralForeground3 },
  link: {
    ...type.body,
    alignSelf: 'center',
    padding: '12px',
    color: tokens.colorBrandForeground1,
  },
});
