import type { ReactNode } from 'react';
import type { RouteAccess } from 'shared-contracts';
import { Navigate } from 'shared-ui';
import { useSessionControl } from '../../services/SessionControl.ts';
import { useText } from '../../messages/useText.ts';
import { mayOpen } from '../rules/mayOpen.ts';
import { useWarning } from './useWarning.ts';
import { LandingRedirect } from './LandingRedirect.tsx';
import { useLogInRedirect } from './useLogInRedirect.tsx';

export interface RouteGuardProps {
  readonly access: RouteAccess;
  readonly children: ReactNode;
}

/** Lets a session in, or leads it to where it may go. */
export function RouteGuard({ access, children }: RouteGuardProps) {
  const { session, features } = useSessionControl();
  const text = useText();
  const toLogIn = useLogInRedirect();
  switch (mayOpen(access, session, features)) {
    case 'open':
      return children;
    case 'log-in':
      return toLogIn;
    case 'terminal-log-in':
      return <Navigate to="/terminal-login" replace />;
    case 'switched-off':
      return <Elsewhere words={text('shell.switchedOff')} />;
    case 'refused':
      return <Elsewhere words={text('shell.refused')} />;
  }
}

/** Says why the page does not open, and leads to where the session starts. */
function Elsewhere({ words }: { readonly words: string }) {
  useWarning(words);
  return <LandingRedirect />;
}
