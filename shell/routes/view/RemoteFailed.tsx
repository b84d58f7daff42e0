import { Button, FailurePanel, useNavigate } from 'shared-ui';
import { useServices, useSessionControl } from '../../application/SessionContext.tsx';
import { navigationEntries } from '../../frame/rules/navigationEntries.ts';
import { useText } from '../../messages/useText.ts';

export interface RemoteFailedProps {
  /** The page's title. */
  readonly title: string;
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Says which part can't be shown and that the rest works, with a way there. */
export function RemoteFailed({ title, failure, onRetry }: RemoteFailedProps) {
  const text = useText();
  const navigate = useNavigate();
  const { loader } = useServices();
  const { session, features, locale } = useSessionControl();
  const other = navigationEntries(loader.registry(), session, features).find(
    ({ route }) => route.title[locale] !== title,
  );
  return (
    <FailurePanel
      title={text('shell.remoteFailed', { page: title })}
      failure={failure}
      onRetry={onRetry}
      otherAction={
        other && (
          <Button onClick={() => void navigate(other.route.path)}>
            {text('shell.goTo', { page: other.route.title[locale] })}
          </Button>
        )
      }
    />
  );
}
