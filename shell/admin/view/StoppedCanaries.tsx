import type { components } from 'shared-contracts';
import { deviceTimeZone, MessageNote, useUserFormats, WarningRegular } from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';

export interface StoppedCanariesProps {
  readonly releases: readonly components['schemas']['RemoteRelease'][];
}

/** Explains each canary that was stopped for its failures, until the remote's next release. */
export function StoppedCanaries({ releases }: StoppedCanariesProps) {
  const text = useAdminText();
  const formats = useUserFormats();
  const zone = deviceTimeZone();
  const when = (at: string) =>
    `${formats.day(formats.dateOf(at, zone))}, ${formats.time(at, zone)}`;
  return releases.map(({ remote, version, stopped }) => {
    if (stopped === null) return null;
    return (
      <MessageNote
        key={remote}
        icon={<WarningRegular />}
        meaning="warning"
        title={text('admin.stopped.title', { remote })}
      >
        {text('admin.stopped.text', {
          canary: stopped.version,
          canaryFailures: stopped.canary.failures,
          canaryCount: stopped.canary.count,
          released: version,
          releasedFailures: stopped.released.failures,
          releasedCount: stopped.released.count,
          when: when(stopped.at),
        })}
      </MessageNote>
    );
  });
}
