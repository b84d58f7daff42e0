import { describeDevice } from './describeDevice.ts';

/** The name of a passkey: its owner's choice, otherwise the browser that created it. */
export function passkeyName(wanted: string | undefined, userAgent: string | null): string {
  if (wanted !== undefined) return wanted;
  const { browser, system } = describeDevice(userAgent);
  const words = [browser, system].filter((word) => word !== null);
  return words.length === 0 ? 'Passkey' : words.join(', ');
}
