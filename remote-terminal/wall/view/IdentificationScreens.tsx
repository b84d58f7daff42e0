import { ConsentScreen } from '../../faces/view/ConsentScreen.tsx';
import { FaceScreen } from '../../faces/view/FaceScreen.tsx';
import { NumberScreen } from '../../identification/view/NumberScreen.tsx';
import { PinScreen } from '../../identification/view/PinScreen.tsx';
import { wordsOf } from '../../waiting/rules/wallNotice.ts';
import type { Wall } from './useWall.ts';

/** The screens that find out who is there. */
export function IdentificationScreens({ wall }: { readonly wall: Wall }) {
  const { screen, tell, close, ways, sight, recognition } = wall;
  switch (screen.kind) {
    case 'pin':
      return (
        <PinScreen
          onRecognised={(dialog, who) => void recognition.recognised(dialog, who)}
          onUnanswered={async (who) => void (await recognition.unanswered(who))}
          onLocked={(failure) => recognition.refuse(wordsOf(failure))}
          onClose={close}
        />
      );
    case 'number':
      return (
        <NumberScreen
          opensByBadge={ways.includes('BADGE')}
          onNumber={(employeeNumber) => wall.lookFor({ employeeNumber })}
          onClose={close}
        />
      );
    case 'face':
      return (
        <FaceScreen
          key={JSON.stringify(screen.claim)}
          sight={sight}
          isWoken={screen.isWoken}
          claim={screen.claim}
          ways={ways}
          onPin={() => tell({ kind: 'tapped', way: 'PIN' })}
          onNumberNeeded={() => tell({ kind: 'number-needed' })}
          onIdentified={(found) => void recognition.identified(found)}
          onEnded={recognition.leaveFace}
        />
      );
    case 'asked':
      return (
        <ConsentScreen
          question={screen.question}
          onSending={wall.setIsPressing}
          onAgreed={(dialog) => tell({ kind: 'consented', dialog })}
          onClose={recognition.closeConsent}
        />
      );
    default:
      return null;
  }
}
