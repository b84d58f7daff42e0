import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { answer } from 'shared-contracts';
import { useApi, useEarlyTyped, useHost, useMutation } from 'shared-ui';

/** The input of the log-in, and the log-in; a refusal clears the input. */
export function useTerminalLogin(form: RefObject<HTMLFormElement | null>) {
  const api = useApi();
  const navigate = useNavigate();
  const { bus, session } = useHost();
  const [terminalId, setTerminalId] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const enter = useMutation({
    mutationFn: () =>
      answer(
        api.POST('/api/terminal/login', { body: { terminalId: terminalId.trim(), password } }),
      ),
    onSuccess: () => bus.emit('terminal-session-started', {}),
    onError: () => {
      setTerminalId('');
      setPassword('');
      setIsChecked(false);
      form.current?.querySelector('input')?.focus();
    },
  });

  useEffect(() => {
    if (session.kind === 'terminal') void navigate('/face-login-terminal', { replace: true });
  }, [session, navigate]);

  useEarlyTyped(form, (typed) => {
    setTerminalId(typed.name);
    setPassword(typed.password);
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (terminalId.trim() !== '' && password !== '' && !enter.isPending) enter.mutate();
  }

  return {
    terminalId,
    setTerminalId,
    password,
    setPassword,
    /** What the fields show as missing. */
    missing: {
      terminalId: isChecked && terminalId.trim() === '',
      password: isChecked && password === '',
    },
    enter,
    submit,
  };
}
