import { describeDevice } from './describeDevice.ts';

/** What a passkey is called: as its owner says, else by the browser that made it. */
export function passkeyName(wanted: string | undefined, userAgent: string | null): string {
  if (wanted !== undefined) return wanted;
  const { browser, system } = describeDevice(userAgent);
  const words = [browser, system].filter((word) => word !== null);
  return words.length === 0 ? 'Passkey' : words.join(', ');
}
