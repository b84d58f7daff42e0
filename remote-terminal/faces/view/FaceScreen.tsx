import { useMemo } from 'react';
import { answer, type components } from 'shared-contracts';
import {
  Button,
  DismissRegular,
  makeStyles,
  useApi,
  useProperty,
  type FaceDetector,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { NoticeWords } from '../../waiting/rules/wallNotice.ts';
import { TerminalHead } from '../../waiting/view/TerminalHead.tsx';
import type { CaptureCalls } from '../data/captureFace.ts';
import { FaceCapture } from './FaceCapture.tsx';

type Identification = components['schemas']['FaceIdentification'];

export interface FaceScreenProps {
  readonly detector: FaceDetector | null;
  /** It began because somebody was seen; nobody has tapped. */
  readonly isWoken: boolean;
  readonly onIdentified: (identified: Identification) => void;
  /** Why nobody was recognised; null when somebody left. */
  readonly onEnded: (words: NoticeWords | null) => void;
}

/** Somebody before the camera of a terminal. */
export function FaceScreen({ detector, isWoken, onIdentified, onEnded }: FaceScreenProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const isSpoken = useProperty('TERMINAL_VOICE');
  const calls = useMemo<CaptureCalls<Identification>>(
    () => ({
      draw: (signal) => answer(api.POST('/api/terminal/face-captures', { signal })),
      send: (body, signal) => answer(api.POST('/api/employees/facial-login', { body, signal })),
    }),
    [api],
  );
  return (
    <main className={styles.page}>
      <TerminalHead>
        <Button icon={<DismissRegular />} className={styles.cancel} onClick={() => onEnded(null)}>
          {text('terminal.face.cancel')}
        </Button>
      </TerminalHead>
      <FaceCapture
        calls={calls}
        detector={detector}
        isSpoken={isSpoken}
        onFound={onIdentified}
        onEnded={onEnded}
        onNobody={isWoken ? () => onEnded(null) : undefined}
      />
    </main>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  cancel: { minHeight: '48px', padding: '0 20px' },
});
