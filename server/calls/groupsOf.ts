/** The eight groups of an IPv6 address in RFC 5952 form; null for IPv4, also IPv4-mapped IPv6. */
export function groupsOf(address: string): string[] | null {
  if (!address.includes(':') || address.startsWith('::ffff:')) return null;
  const [plain = ''] = address.toLowerCase().split('%');
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':'));
  // `::` stands for groups of zeros.
  const length = plain.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const zeros = Array.from({ length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+/u, '') || '0');
}
