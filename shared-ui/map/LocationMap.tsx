import { makeStyles, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Position } from 'shared-contracts';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { MessageNote } from '../feedback/MessageNote.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Button } from '../form/Button.tsx';
import { useApi } from '../host/HostProvider.tsx';
import { WarningFilled } from '../icons.ts';
import { laterPart } from '../later-part/laterPart.tsx';
import { useUiText } from '../messages/useUiText.ts';
import type { DrawnMapProps } from './drawn/DrawnMap.tsx';
import type { MapContent } from './mapContent.ts';

export interface LocationMapProps extends MapContent {
  /** What the map shows, for screen readers. */
  readonly label: string;
  /** The assignment's country: `US` uses feet (spec §9). Without it the device's region decides. */
  readonly countryCode?: string | undefined;
  /** Called with a tapped position; Enter takes the middle of the map. */
  readonly onPick?: ((position: Position) => void) | undefined;
}

/**
 * A map with non-overlapping markers, named geofences, accuracy circles, and the line from the
 * `current` position to the nearest fence. Moved by mouse, finger or arrow keys. Its labels are
 * decorative: the page around it says the same. If the map cannot be loaded, an error dialog says
 * so (spec §8), with a retry.
 */
export function LocationMap({ countryCode, onPick, ...map }: LocationMapProps) {
  const api = useApi();
  const { data: ground } = useQuery(api.query.GET('/api/info/map'));
  const tiles = ground?.tiles ?? null;
  return <FramedMap {...map} {...{ countryCode, onPick, tiles }} />;
}

const FramedMap = laterPart(
  async () => {
    const { DrawnMap } = await import(/* webpackChunkName: "map" */ './drawn/DrawnMap.tsx');
    return (props: DrawnMapProps) => (
      <MapFrame>
        <DrawnMap {...props} />
      </MapFrame>
    );
  },
  {
    coming: (
      <MapFrame>
        <Skeleton height="100%" />
      </MapFrame>
    ),
    failed: (_failure, retry) => <FailedMap onRetry={retry} />,
  },
);

function MapFrame({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().frame}>{children}</div>;
}

function FailedMap({ onRetry }: { readonly onRetry: () => void }) {
  const styles = useStyles();
  const dialogs = useDialogs();
  const text = useUiText();
  const title = text('ui.map.failed');
  const reason = text(navigator.onLine ? 'ui.map.failed.files' : 'ui.map.failed.offline');
  const tell = useEffectEvent(() => void dialogs.error({ title, text: reason }));
  useEffect(() => tell(), []);
  return (
    <MessageNote icon={<WarningFilled />} meaning="warning" title={title}>
      {reason}
      <div className={styles.retry}>
        <Button onClick={onRetry}>{text('ui.failure.retry')}</Button>
      </div>
    </MessageNote>
  );
}

const useStyles = makeStyles({
  retry: { marginTop: '8px' },
  frame: {
    height: 'clamp(220px, 42dvh, 400px)',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
});
