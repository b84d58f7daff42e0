import { useRef } from 'react';
import { useBusEvent, useHost, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { dropInstallEvent, heldInstallEvent, type InstallEvent } from '../data/installEvent.ts';
import { keptOffers } from '../data/keptOffers.ts';
import { afterDecision, afterOffer, afterPunch, isOfferDue } from '../rules/installOffers.ts';

const shownMilliseconds = 20_000;

/** Offers to install after a punch, to people who clock on this device. */
export function InstallPrompt(): null {
  const text = useText();
  const snackbar = useSnackbar();
  const { session } = useHost();
  const waiting = useRef(0);

  useBusEvent('unsent-punches', ({ employeeId, count }) => {
    const isRecorded = count === 0 && waiting.current > 0;
    waiting.current = count;
    if (!isRecorded || session.kind !== 'employee' || session.employeeId !== employeeId) return;
    const offers = afterPunch(keptOffers.read());
    const event = heldInstallEvent();
    const isDue = isOfferDue(offers) && event !== undefined;
    keptOffers.keep(isDue ? afterOffer(offers) : offers);
    if (isDue) offer(event);
  });

  function offer(event: InstallEvent): void {
    const decide = () => keptOffers.keep(afterDecision(keptOffers.read()));
    snackbar.show({
      text: text('shell.install.offer'),
      duration: shownMilliseconds,
      action: {
        label: text('shell.install'),
        onSelect() {
          dropInstallEvent();
          decide();
          void event.prompt();
        },
      },
      onDismiss: decide,
    });
  }
  return null;
}
