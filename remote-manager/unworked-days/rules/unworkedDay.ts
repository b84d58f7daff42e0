import type { components } from 'shared-contracts';

/** A planned shift that is over and has no time. */
export type UnworkedDay = components['schemas']['UnworkedDay'];

/** What a manager says of one; null takes it back. */
export type UnworkedOutcome = components['schemas']['UnworkedDayOutcome']['outcome'];
