import { WarningRegular } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { NoticePage } from './NoticePage.tsx';

/** For people who are known, but not allowed to use the application (spec §2). */
export function UnauthorizedPage() {
  const text = useText();
  return (
    <NoticePage
      icon={<WarningRegular />}
      meaning="warning"
      title={text('shell.unauthorized.title')}
      text={text('shell.unauthorized.text')}
    />
  );
}
