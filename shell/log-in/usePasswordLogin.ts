import { useState, type FormEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { answer, type ApiFailure, type components } from 'shared-contracts';
import { useApi, useEarlyTyped, useMutation } from 'shared-ui';
import { useSessionControl } from '../services/SessionControl.ts';

/**
 * The input of the log-in, and the log-in, with a second step for some people.
 *
 * @param knownName the user name to begin with
 */
export function usePasswordLogin(form: RefObject<HTMLFormElement | null>, knownName = '') {
  const api = useApi();
  const navigate = useNavigate();
  const { refreshSession } = useSessionControl();
  const [username, setUsername] = useState(knownName);
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [passkeyStep, setPasskeyStep] = useState<components['schemas']['PasskeyStep'] | null>(null);
  const [refused, setRefused] = useState<ApiFailure>();
  const logIn = useMutation({
    mutationFn: async () => {
      setRefused(undefined);
      const body = await answer(api.POST('/api/employees/login', { body: { username, password } }));
      if ('ticket' in body) setPasskeyStep(body);
      else await refreshSession('employee');
    },
    onError: (failure: ApiFailure) => {
      clear();
      form.current?.querySelector('input')?.focus();
      if (failure.code === 'ACCESS_DENIED') void navigate('/unauthorized');
    },
  });

  function clear(): void {
    setUsername('');
    setPassword('');
    setIsChecked(false);
  }

  useEarlyTyped(form, (typed) => {
    setUsername(typed.name);
    setPassword(typed.password);
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (username.trim() !== '' && password !== '' && !logIn.isPending) logIn.mutate();
  }

  return {
    ...{ username, setUsername, password, setPassword, submit, passkeyStep },
    /** What the fields show as missing. */
    missing: {
      username: isChecked && username.trim() === '',
      password: isChecked && password === '',
    },
    isPending: logIn.isPending,
    failure: logIn.error ?? refused,
    finish: () => refreshSession('employee'),
    leavePasskeyStep(failure?: ApiFailure): void {
      clear();
      setRefused(failure);
      setPasskeyStep(null);
    },
  };
}
