/** This device's record of the offer to install the application. */
export interface InstallOffers {
  /** Punches recorded on this device. */
  readonly punches: number;
  /** The offer is due at this many punches; null once accepted or declined. */
  readonly dueAt: number | null;
}

const firstOffer = 3;
const pauseAfterOffer = 20;

export const noOffers: InstallOffers = { punches: 0, dueAt: firstOffer };

export function afterPunch(offers: InstallOffers): InstallOffers {
  return { ...offers, punches: offers.punches + 1 };
}

/** The offer is due after a few punches on this device, never on the first visit. */
export function isOfferDue({ punches, dueAt }: InstallOffers): boolean {
  return dueAt !== null && punches >= dueAt;
}

/** An ignored offer is repeated much later. */
export function afterOffer(offers: InstallOffers): InstallOffers {
  return { ...offers, dueAt: offers.punches + pauseAfterOffer };
}

/** Accepted or declined: not offered again on this device. */
export function afterDecision(offers: InstallOffers): InstallOffers {
  return { ...offers, dueAt: null };
}
