const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is something to see of a text: blanks and characters without a shape are nothing. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}
