import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from 'shared-contracts';
import { useBusEvent, useDialogs } from 'shared-ui';
import { useServices } from '../services/Services.ts';
import { useSessionControl } from '../services/SessionControl.ts';
import { useText } from '../messages/useText.ts';
import { sessionMark } from '../session/data/marks.ts';
import { isRefused } from '../session/rules/shellSession.ts';
import { publicRoutes } from '../routes/rules/shellRoutes.ts';
import { useWarning } from '../routes/view/useWarning.ts';

/**
 * Follows the session: a terminal that signed in, a session that ended elsewhere or expired, and
 * changed authorities; before log-in, the chosen language. People are asked to reload; a terminal,
 * often unattended, counts down and returns to its log-in by itself (spec §5, §7).
 */
export function SessionWatch(): null {
  const { session, features, hasTerminalEnded, refreshSession, dropSession, chooseLocale } =
    useSessionControl();
  const { failures, kept } = useServices();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const text = useText();

  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  function readTerminal(): void {
    refreshSession('terminal').catch(() => failures.report('The terminal session was not read.'));
  }
  useBusEvent('terminal-session-started', readTerminal);
  useBusEvent('locale-chosen', ({ locale }) => {
    if (session.kind !== 'none') return;
    void chooseLocale(locale).catch(() => failures.report('Language not loaded.'));
  });
  useBusEvent('employee-session-started', () => {
    refreshSession('employee').catch(() => failures.report('The session was not read.'));
  });

  useWarning(hasTerminalEnded ? text('shell.terminalEnded') : undefined, { stays: true });

  useBusEvent('session-ended', ({ reason }) => {
    if (isRefused(session)) {
      dropSession();
      void navigate(publicRoutes.Login);
      return;
    }
    if (session.kind === 'none') return;
    if (reason === 'logged-out') {
      dropSession();
      const own = features.features.SAML_AUTH ? publicRoutes.LoggedOut : publicRoutes.Login;
      void navigate(session.kind === 'terminal' ? '/terminal-login' : own);
      return;
    }
    if (session.kind === 'terminal') {
      leaving.current ??= setTimeout(() => {
        leaving.current = undefined;
        readTerminal();
      }, limits.terminalSignOutSeconds * 1000);
      return;
    }
    sessionMark.clear();
    kept.drop();
    void dialogs
      .reload({ title: text('shell.expired.title'), text: text('shell.expired.text') })
      .then(() => location.reload());
  });

  useBusEvent('access-denied', () => {
    if (session.kind !== 'employee') return;
    void dialogs
      .reload({ title: text('shell.denied.title'), text: text('shell.denied.text') })
      .then(() => location.reload());
  });

  return null;
}
