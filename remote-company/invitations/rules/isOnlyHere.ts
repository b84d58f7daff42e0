/** Whether an address opens on this computer only, so that no phone reaches it. */
export function isOnlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
