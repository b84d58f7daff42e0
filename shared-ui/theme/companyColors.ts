/** The company's colours (`#rrggbb`, spec §9), from the server; what is missing is the product's own. */
export interface CompanyColors {
  /** The brand: what one presses, and where one is. */
  readonly primary?: string | undefined;
  /** The tint behind what is selected, and what stands on it. */
  readonly secondary?: string | undefined;
  /** The second voice of the brand: breaks, the amber disc. */
  readonly accent?: string | undefined;
  readonly info?: string | undefined;
  readonly success?: string | undefined;
  readonly warning?: string | undefined;
  readonly error?: string | undefined;
}
