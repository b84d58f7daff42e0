/** Fill and text of avatars, the same in light and dark; text reaches 7:1 on its fill. */
export const avatarColors = [
  { fill: '#fde2cf', text: '#6f3300' },
  { fill: '#e0e5fb', text: '#2c3d8a' },
  { fill: '#d5ebfb', text: '#0f4a78' },
  { fill: '#cdece6', text: '#0a4f4b' },
  { fill: '#e6efd6', text: '#3c4f12' },
  { fill: '#f6dfee', text: '#6d2160' },
] as const;

/** The number of a person's colour, the same on every device. */
export function avatarColorOf(key: string | number): number {
  let sum = 7;
  for (const letter of String(key)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % avatarColors.length;
}
