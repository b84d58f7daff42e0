/** The IANA zone in which the device stands, for what has no assignment to go by. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
