import { makeStyles, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { MessageNote } from '../feedback/MessageNote.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Button } from '../form/Button.tsx';
import { useApi } from '../host/HostProvider.tsx';
import { WarningFilled } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import type { MapContent } from './mapContent.ts';
import { useDrawnMap } from './useDrawnMap.ts';

export interface LocationMapProps extends MapContent {
  /** What the map shows, for screen readers. */
  readonly label: string;
  /** The assignment's country: `US` uses feet (spec §9). Without it the device's region decides. */
  readonly countryCode?: string | undefined;
}

/**
 * A map with non-overlapping markers, named geofences, accuracy circles, and the line from the
 * `current` position to the nearest fence. Moved by mouse, finger or arrow keys. Its labels are
 * decorative: the page around it says the same. If the map cannot be loaded, an error dialog says
 * so (spec §8), with a retry.
 */
export function LocationMap({ label, markers, geofences, countryCode }: LocationMapProps) {
  const styles = useStyles();
  const api = useApi();
  const dialogs = useDialogs();
  const uiText = useUiText();
  const reason = () => uiText(navigator.onLine ? 'ui.map.failed.files' : 'ui.map.failed.offline');
  const { loaded, retry } = useDrawnMap(
    () => void dialogs.error({ title: uiText('ui.map.failed'), text: reason() }),
  );
  const { data: ground } = useQuery(api.query.GET('/api/info/map'));
  switch (loaded.state) {
    case 'loading':
      return (
        <div className={styles.frame}>
          <Skeleton height="100%" />
        </div>
      );
    case 'failed':
      return (
        <MessageNote icon={<WarningFilled />} meaning="warning" title={uiText('ui.map.failed')}>
          {reason()}
          <div className={styles.retry}>
            <Button onClick={retry}>{uiText('ui.failure.retry')}</Button>
          </div>
        </MessageNote>
      );
    case 'loaded': {
      const { Drawn } = loaded;
      return (
        <div className={styles.frame}>
          <Drawn
            label={label}
            markers={markers}
            geofences={geofences}
            countryCode={countryCode}
            tiles={ground?.tiles ?? null}
          />
        </div>
      );
    }
  }
}

const useStyles = makeStyles({
  retry: { marginTop: '8px' },
  frame: {
    height: 'clamp(220px, 42dvh, 400px)',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
});
