/** How failed log-ins lock others out (docs/decisions/sign-in.md). */
export const logInLock = {
  /** Minutes for which a failed log-in counts against its device, account and address. */
  minutes: 15,
  /** Between two attempts of unknown devices from an address that has failed too often. */
  pauseInSeconds: 10,
  /** Factor on the limit for all addresses together that guess one account. */
  addressesOfAccount: 10,
  /** Days after its last log-in for which a device is known, and not locked out by others. */
  knownDeviceDays: 400,
} as const;
