/** What this device remembers of the offer to install the application. */
export interface InstallOffers {
  /** Punches that were recorded from here. */
  readonly punches: number;
  /** The offer is due from this many punches on; null once it was accepted or refused. */
  readonly dueAt: number | null;
}

const firstOffer = 3;
const pauseAfterOffer = 20;

export const noOffers: InstallOffers = { punches: 0, dueAt: firstOffer };

export function afterPunch(offers: InstallOffers): InstallOffers {
  return { ...offers, punches: offers.punches + 1 };
}

/** Somebody who clocks here now and then is offered to install; never at first sight. */
export function isOfferDue({ punches, dueAt }: InstallOffers): boolean {
  return dueAt !== null && punches >= dueAt;
}

/** Who lets it pass is asked again, much later. */
export function afterOffer(offers: InstallOffers): InstallOffers {
  return { ...offers, dueAt: offers.punches + pauseAfterOffer };
}

/** Accepted or refused: not asked again on this device. */
export function afterDecision(offers: InstallOffers): InstallOffers {
  return { ...offers, dueAt: null };
}
