import { SignOutRegular } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { NoticePage } from './NoticePage.tsx';

/** Where log-out ends with single sign-on (spec §2). */
export function LoggedOutPage() {
  const text = useText();
  return (
    <NoticePage
      icon={<SignOutRegular />}
      meaning="work"
      title={text('shell.loggedOut.title')}
      text={text('shell.loggedOut.text')}
    />
  );
}
