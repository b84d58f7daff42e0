import { useEffect, useEffectEvent, useState, type FormEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { answer } from 'shared-contracts';
import { useApi, useEarlyTyped, useHost, useMutation } from 'shared-ui';
import { useSetUpLink } from './useSetUpLink.ts';

type Way = 'password' | 'code';

interface Proof {
  readonly way: Way;
  readonly terminalId: string;
  readonly secret: string;
}

/** The input of the log-in, and the log-in; a refusal clears the input. */
export function useTerminalLogin(form: RefObject<HTMLFormElement | null>) {
  const api = useApi();
  const navigate = useNavigate();
  const { bus, session } = useHost();
  const link = useSetUpLink();
  const [way, setWay] = useState<Way>(link ? 'code' : 'password');
  const [terminalId, setTerminalId] = useState(link?.terminalId ?? '');
  const [secret, setSecret] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const enter = useMutation({
    mutationFn: ({ way: by, terminalId: id, secret: typed }: Proof) =>
      answer(
        by === 'password'
          ? api.POST('/api/terminal/login', { body: { terminalId: id, password: typed } })
          : api.POST('/api/terminal/set-up-log-in', { body: { terminalId: id, code: typed } }),
      ),
    onSuccess: (_session, { way: by }) => {
      // The server has ended the person's session with the code.
      if (by === 'code' && session.kind === 'employee') {
        bus.emit('session-ended', { reason: 'logged-out' });
        void navigate('/terminal-login', { replace: true });
      }
      bus.emit('terminal-session-started', {});
    },
    onError: (_failure, { way: by }) => {
      if (by === 'password') setTerminalId('');
      setSecret('');
      setIsChecked(false);
      form.current?.querySelector('input')?.focus();
    },
  });

  useEffect(() => {
    if (session.kind === 'terminal') void navigate('/face-login-terminal', { replace: true });
  }, [session, navigate]);

  const open = useEffectEvent(() => {
    if (link && enter.isIdle) enter.mutate({ way: 'code', ...proofOf(link) });
  });
  const opensAlone = link !== null && session.kind === 'none';
  useEffect(() => {
    if (opensAlone) open();
  }, [opensAlone]);

  useEarlyTyped(form, (typed) => {
    if (link) return;
    setTerminalId(typed.name);
    setSecret(typed.password);
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    const proof = { way, terminalId: terminalId.trim(), secret: secret.trim() };
    if (way === 'password') proof.secret = secret;
    if (proof.terminalId !== '' && proof.secret !== '' && !enter.isPending) enter.mutate(proof);
  }

  return {
    way,
    setWay(wanted: Way) {
      setWay(wanted);
      setSecret('');
      setIsChecked(false);
      enter.reset();
    },
    terminalId,
    setTerminalId,
    secret,
    setSecret,
    /** What the fields show as missing. */
    missing: {
      terminalId: isChecked && terminalId.trim() === '',
      secret: isChecked && secret === '',
    },
    enter,
    submit,
    /** The link that was opened, until its code was refused. */
    link: enter.isError ? null : link,
    /** Goes on with the link although a person is logged in. */
    openLink: () => link && enter.mutate({ way: 'code', ...proofOf(link) }),
  };
}

function proofOf({ terminalId, code }: { readonly terminalId: string; readonly code: string }) {
  return { terminalId, secret: code };
}
