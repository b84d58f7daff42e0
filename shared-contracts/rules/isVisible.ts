const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text has any visible characters: blanks and zero-width characters do not count. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}
