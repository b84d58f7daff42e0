import { useMemo, useState } from 'react';
import { answer, type components } from 'shared-contracts';
import {
  Button,
  DialpadRegular,
  DismissRegular,
  makeStyles,
  media,
  tokens,
  useApi,
  useProperty,
} from 'shared-ui';
import { CountdownRing } from '../../countdown/view/CountdownRing.tsx';
import { useCountdown } from '../../countdown/view/useCountdown.ts';
import type { IdentificationWay } from '../../identification/rules/identificationWays.ts';
import { useText } from '../../messages/useText.ts';
import type { NoticeWords } from '../../waiting/rules/wallNotice.ts';
import { WallFrame } from '../../frame/view/WallFrame.tsx';
import type { FaceClaim } from '../rules/faceClaim.ts';
import type { CaptureCalls } from '../data/captureFace.ts';
import type { FaceSight } from '../data/guideLook.ts';
import { CaptureView, wayStyle } from './CaptureView.tsx';
import { useFaceCapture } from './useFaceCapture.ts';
import { useWhoStays } from './useWhoStays.ts';

type Identification = components['schemas']['FaceIdentification'];

export interface FaceScreenProps {
  readonly sight: FaceSight;
  /** Started because a person was seen, not by a tap. */
  readonly isWoken: boolean;
  /** The claimed identity; null if the face alone identifies. */
  readonly claim: FaceClaim | null;
  /** The alternatives, also shown next to the camera. */
  readonly ways: readonly IdentificationWay[];
  readonly onIdentified: (identified: Identification) => void;
  readonly onPin: () => void;
  /** The face alone is not unique. */
  readonly onNumberNeeded: () => void;
  /** Why nobody can be recognised now; null if the person left. */
  readonly onEnded: (words: NoticeWords | null) => void;
}

/** Seconds to choose an alternative before it closes for the next person. */
const closesIn = 20;

/** A person in front of a terminal's camera; after a failed attempt the next one can take over. */
export function FaceScreen(props: FaceScreenProps) {
  const [person, setPerson] = useState(0);
  return (
    <Look
      key={person}
      {...props}
      isWoken={props.isWoken || person > 0}
      // The number belonged to the previous person.
      onAnother={() => (props.claim === null ? setPerson(person + 1) : props.onEnded(null))}
    />
  );
}

function Look(props: FaceScreenProps & { readonly onAnother: () => void }) {
  const { sight, isWoken, claim, ways, onIdentified, onPin, onEnded, onAnother } = props;
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const isSpoken = useProperty('TERMINAL_VOICE');
  const calls = useMemo<CaptureCalls<Identification>>(
    () => ({
      draw: (signal) => answer(api.POST('/api/terminal/face-captures', { signal })),
      send: (proof, signal) => {
        const body = { ...proof, ...claim };
        return answer(api.POST('/api/employees/facial-login', { body, signal }));
      },
    }),
    [api, claim],
  );
  const leave = () => onEnded(null);
  const capture = useFaceCapture({
    ...{ calls, sight, onFound: onIdentified },
    onImpossible: (why) =>
      onEnded(
        why === 'NO_RESPONSE'
          ? { id: 'terminal.face.offline' }
          : { id: 'terminal.face.noCamera', why: why.camera },
      ),
    onNobody: isWoken ? leave : undefined,
    onNumberNeeded: props.onNumberNeeded,
  });
  const { shown, stopped } = capture;
  // People of another site are only found by their number.
  const offersNumber = capture.isUnknown && claim === null;
  const others = ways.filter((way) => way !== 'FACE');
  useWhoStays({ sight, shown, hasStopped: stopped !== null, onGone: leave, onAnother });
  const head = stopped ? (
    <Closing onEnd={leave} />
  ) : (
    <Button icon={<DismissRegular />} className={styles.cancel} onClick={leave}>
      {text('terminal.face.cancel')}
    </Button>
  );
  return (
    <WallFrame look="light" head={head}>
      <CaptureView
        capture={capture}
        isSpoken={isSpoken}
        lastWords={text('terminal.face.lastTry', {
          ways: offersNumber && others.length === 0 ? 'NUMBER' : others.join('_'),
        })}
      >
        {offersNumber && (
          <Button className={styles.way} onClick={props.onNumberNeeded}>
            {text('terminal.tap.numberAndFace')}
          </Button>
        )}
        {ways.includes('PIN') && (
          <Button icon={<DialpadRegular />} className={styles.way} onClick={onPin}>
            {text('terminal.tap.pin')}
          </Button>
        )}
        {stopped && (
          <Button className={styles.way} onClick={leave}>
            {text('terminal.pin.backToStart')}
          </Button>
        )}
        {ways.includes('BADGE') && <p className={styles.badge}>{text('terminal.holdBadge')}</p>}
      </CaptureView>
    </WallFrame>
  );
}

/** Counts down while the person decides. */
function Closing({ onEnd }: { readonly onEnd: () => void }) {
  return <CountdownRing left={useCountdown(closesIn, onEnd).left} of={closesIn} />;
}

const useStyles = makeStyles({
  cancel: { minHeight: '48px', padding: '0 20px' },
  way: wayStyle,
  badge: {
    margin: 0,
    fontSize: '18px',
    lineHeight: '26px',
    color: tokens.colorNeutralForeground2,
    [media.phone]: { fontSize: '16px', lineHeight: '22px' },
  },
});
