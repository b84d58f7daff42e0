import { useBusEvent, useDialogs, useNavigate } from 'shared-ui';
import { useServices, useSessionControl } from '../../application/SessionContext.tsx';
import { useText } from '../../messages/useText.ts';
import { sessionMark } from '../data/sessionMark.ts';

/**
 * Follows the session: a terminal that signed in, a session that ended elsewhere, and one that
 * expired, which asks for a reload where there had been one (decisions: sign-in).
 */
export function SessionWatch(): null {
  const { session, refreshSession, dropSession } = useSessionControl();
  const { failures, kept } = useServices();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const text = useText();

  useBusEvent('terminal-session-started', () => {
    refreshSession('terminal').catch(() => failures.report('The terminal session was not read.'));
  });

  useBusEvent('session-ended', ({ reason }) => {
    if (session.kind === 'none') return;
    if (reason === 'logged-out') {
      dropSession();
      void navigate(session.kind === 'terminal' ? '/terminal-login' : '/login');
      return;
    }
    sessionMark.clear();
    kept.drop();
    void dialogs
      .reload({ title: text('shell.expired.title'), text: text('shell.expired.text') })
      .then(() => location.reload());
  });

  return null;
}
