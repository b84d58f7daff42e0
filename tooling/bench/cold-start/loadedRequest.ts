/** A request that a page made. */
export interface LoadedRequest {
  readonly url: string;
  /** As the browser names it: `Document`, `Script`, `Stylesheet`, `Font`, `Fetch`, … */
  readonly kind: string;
  /** Bytes on the wire, headers included; 0 until the answer is complete. */
  readonly bytes: number;
  /** Addresses whose content asked for it: the page, or the scripts that were running. */
  readonly askedBy: readonly string[];
  /** Seconds on the browser's clock; null when no answer came. */
  readonly answeredAt: number | null;
}
