const longest = 40;

/**
 * The code that is proposed for a name: capital letters and digits of ASCII, `NIGHT-NURSE`; empty
 * for a name without any.
 */
export function codeOfName(name: string): string {
  const plain = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '');
  const code = plain.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-');
  return code.slice(0, longest).replaceAll(/^-+|-+$/g, '');
}
