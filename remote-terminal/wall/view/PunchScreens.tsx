import { shownTimeOf } from '../../clocking/rules/terminalDialog.ts';
import { OptionsScreen } from '../../clocking/view/OptionsScreen.tsx';
import { SuccessScreen } from '../../clocking/view/SuccessScreen.tsx';
import type { PressKeeping } from '../../clocking/view/usePress.ts';
import type { SealedProof } from '../../kept-punches/rules/keptPunch.ts';
import { nameOf } from '../../kept-punches/rules/whoMade.ts';
import { KeepingScreen } from '../../kept-punches/view/KeepingScreen.tsx';
import { KeptScreen } from '../../kept-punches/view/KeptScreen.tsx';
import type { Wall } from './useWall.ts';

/** The screens on which a person clocks, and which confirm it. */
export function PunchScreens({ wall }: { readonly wall: Wall }) {
  const { screen, tell, close, kept, spoken, readMoment, setIsPressing } = wall;

  function keepingOf(proof: SealedProof): PressKeeping {
    const keep: PressKeeping['keep'] = (press) => kept.keep({ ...proof, ...press });
    return { key: proof.key, readMoment, keep };
  }

  switch (screen.kind) {
    case 'keeping':
      return (
        <KeepingScreen
          key={screen.proof.key}
          who={screen.who}
          onPress={async (operation) => {
            const moment = readMoment();
            setIsPressing(true);
            await kept
              .keep({ ...screen.proof, ...moment, operation })
              .finally(() => setIsPressing(false));
            const at = shownTimeOf(moment);
            tell({ kind: 'kept', who: screen.who, operation, at, locale: spoken });
          }}
          onClose={close}
        />
      );
    case 'kept':
      return (
        <KeptScreen
          who={screen.who}
          operation={screen.operation}
          at={screen.at}
          isConnected={wall.isConnected}
          onClose={close}
        />
      );
    case 'options': {
      const { dialog, proof } = screen;
      const token = dialog.dialogToken;
      return (
        <OptionsScreen
          key={token}
          dialog={dialog}
          gesture={wall.gesture}
          keeping={proof && keepingOf(proof)}
          onKept={(operation, at) => {
            const made = {
              kind: 'kept',
              who: nameOf(dialog),
              operation,
              at,
              locale: spoken,
            } as const;
            tell({ kind: 'press-kept', token, made });
          }}
          onRecorded={(punch, assignment) => tell({ kind: 'punched', token, assignment, punch })}
          onSending={setIsPressing}
          onEnded={(words) => wall.recognition.endDialog(dialog, words)}
        />
      );
    }
    case 'success':
      return (
        <SuccessScreen
          key={screen.dialog.dialogToken}
          dialog={screen.dialog}
          assignment={screen.assignment}
          punch={screen.punch}
          onClose={close}
        />
      );
    default:
      return null;
  }
}
