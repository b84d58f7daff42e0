import { noOffers, type InstallOffers } from '../rules/installOffers.ts';

const place = 'punctual.install';

/** Per device, not per person. */
export const keptOffers = {
  read(): InstallOffers {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- written below
      const kept: InstallOffers | null = JSON.parse(localStorage.getItem(place) ?? 'null');
      return kept ?? noOffers;
    } catch {
      return noOffers;
    }
  },
  keep(offers: InstallOffers): void {
    try {
      localStorage.setItem(place, JSON.stringify(offers));
    } catch {
      // Storage is full or forbidden: nothing is counted, so nothing is offered.
    }
  },
};
