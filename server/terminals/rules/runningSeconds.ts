/**
 * Seconds after its last contact for which a device counts as running: it reports twice a minute,
 * and the server stores it once a minute.
 */
export const runningSeconds = 180;
