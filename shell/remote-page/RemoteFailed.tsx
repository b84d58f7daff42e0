import { useNavigate } from 'react-router-dom';
import {
  EmptyState,
  FailurePanel,
  PlugDisconnectedRegular,
  useBusEvent,
  Button,
  HourglassHalfRegular,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { RemoteFailure } from '../remotes/RemoteFailure.ts';
import { useServices } from '../services/Services.ts';
import { useSessionControl } from '../services/SessionControl.ts';
import { navigationEntries } from '../routes/rules/navigationEntries.ts';

export interface RemoteFailedProps {
  /** The page's title. */
  readonly title: string;
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/**
 * Names the part that failed and links to one that works; a release or rollback triggers a retry. A
 * removed part promises no retry.
 */
export function RemoteFailed({ title, failure, onRetry }: RemoteFailedProps) {
  const text = useText();
  useBusEvent('releases-changed', onRetry);
  const otherAction = <OtherPageButton than={title} />;
  if (failure instanceof RemoteFailure && failure.kind === 'not-registered') {
    return (
      <EmptyState
        icon={<PlugDisconnectedRegular />}
        meaning="warning"
        title={text('shell.remoteGone', { page: title })}
        text={text('shell.remoteGone.text')}
        actions={otherAction}
      />
    );
  }
  return (
    <FailurePanel
      title={text('shell.remoteFailed', { page: title })}
      failure={failure}
      {...(failure instanceof RemoteFailure && { code: failure.kind })}
      onRetry={onRetry}
      otherAction={otherAction}
    />
  );
}

/** A button to a page that may work; none for terminals. */
function OtherPageButton({ than }: { readonly than: string }) {
  const text = useText();
  const navigate = useNavigate();
  const { loader } = useServices();
  const { session, features, locale } = useSessionControl();
  const other = navigationEntries(loader.registry(), session, features).find(
    ({ route }) => route.title[locale] !== than,
  );
  if (!other) return null;
  return (
    <Button onClick={() => void navigate(other.route.path)}>
      {text('shell.goTo', { page: other.route.title[locale] })}
    </Button>
  );
}

/** Shows that a page is still loading; the page replaces it. */
export function RemoteLate({ title }: { readonly title: string }) {
  const text = useText();
  return (
    <EmptyState
      icon={<HourglassHalfRegular />}
      meaning="warning"
      title={text('shell.remoteLate', { page: title })}
      text={<span role="status">{text('shell.remoteLate.text')}</span>}
      actions={<OtherPageButton than={title} />}
    />
  );
}
