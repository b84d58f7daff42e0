import type { ReactNode } from 'react';
import type { RouteAccess } from 'shared-contracts';
import { Navigate } from 'shared-ui';
import { useSessionControl } from '../../application/SessionContext.tsx';
import { useText } from '../../messages/useText.ts';
import { mayOpen } from '../../session/rules/mayOpen.ts';
import { useWarning } from '../../session/view/useWarning.ts';
import { LandingRedirect } from './LandingRedirect.tsx';
import { useLogInRedirect } from './useLogInRedirect.tsx';

export interface RouteGuardProps {
  readonly access: RouteAccess;
  readonly children: ReactNode;
}

/** Lets a session in, or leads it to where it may go. */
export function RouteGuard({ access, children }: RouteGuardProps) {
  const { session, features } = useSessionControl();
  const toLogIn = useLogInRedirect();
  switch (mayOpen(access, session, features)) {
    case 'open':
      return children;
    case 'log-in':
      return toLogIn;
    case 'terminal-log-in':
      return <Navigate to="/terminal-login" replace />;
    case 'refused':
      return <Refused />;
  }
}

/** Says that the page is not open to this person, and leads to where they start. */
function Refused() {
  const text = useText();
  useWarning(text('shell.refused'));
  return <LandingRedirect />;
}
