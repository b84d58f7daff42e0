import { useSyncExternalStore } from 'react';
import { MessageNote, SignOutRegular } from 'shared-ui';
import { useServices } from '../../application/SessionContext.tsx';
import { useText } from '../../messages/useText.ts';

/** While the server does not know of a log-out: that it is done here, and what comes of it. */
export function LogOutNote() {
  const { logOut } = useServices();
  const text = useText();
  const isWaiting = useSyncExternalStore(logOut.subscribe, logOut.isWaiting);
  if (!isWaiting) return null;
  return (
    <MessageNote icon={<SignOutRegular />} meaning="pending">
      {text('shell.logOut.waits')}
    </MessageNote>
  );
}
