/** The site of a terminal, from its registration. */
export interface TerminalPlace {
  /** Its site; null if the company file names none. */
  readonly geofenceId: number | null;
  /** IANA name. */
  readonly timeZone: string;
}
