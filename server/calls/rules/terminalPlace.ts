/** Where a terminal stands, by its registration. */
export interface TerminalPlace {
  /** Its site; null where the company file names none. */
  readonly geofenceId: number | null;
  /** IANA name. */
  readonly timeZone: string;
}
