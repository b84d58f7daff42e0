import type { Json } from '../../records/rules/canonicalJson.ts';

/** What was done and what was refused are kept for different times: each is a chain of its own. */
export const chainNames = ['OK', 'REFUSED'] as const;
export type ChainName = (typeof chainNames)[number];

/** The rows of a chain, as a condition on `security_event`. */
export const rowsOf: Readonly<Record<ChainName, string>> = {
  OK: "outcome = 'OK'",
  REFUSED: "outcome <> 'OK'",
};

/** An event as it is kept, with its place in its chain. */
export interface ChainedEvent {
  readonly id: number;
  readonly at: string;
  readonly event: string;
  readonly call: string | null;
  readonly outcome: string;
  readonly who: string | null;
  readonly employeeId: number | null;
  readonly aboutId: number | null;
  readonly target: string;
  readonly network: string | null;
  readonly traceId: string | null;
  readonly times: number;
}

/** Where a chain ends, and up to where retention took it; numbers are 0 where nothing is. */
export interface ChainHead {
  readonly chain: ChainName;
  readonly number: number;
  readonly mac: Buffer | null;
  readonly forgotten: number;
  readonly forgottenMac: Buffer | null;
}

export function chainOf({ outcome }: Pick<ChainedEvent, 'outcome'>): ChainName {
  return outcome === 'OK' ? 'OK' : 'REFUSED';
}

/**
 * What the code of an event is made over. How often somebody did not find something is left out: that
 * is counted on within its hour.
 */
export function sealedEvent(number: number, before: Buffer | null, event: ChainedEvent): Json {
  const { id, at, call, outcome, who, employeeId, aboutId, target, network, traceId } = event;
  const times = event.event === 'refused' && outcome === 'NOT_FOUND' ? null : event.times;
  return [
    ...['punctual-security-event-1', chainOf(event), number, hex(before)],
    ...[id, at, event.event, call, outcome, who, employeeId, aboutId, target, network, traceId],
    times,
  ];
}

/** What the seal of a chain's end is made over. */
export function sealedHead({ chain, number, mac, forgotten, forgottenMac }: ChainHead): Json {
  return ['punctual-security-chain-1', chain, number, hex(mac), forgotten, hex(forgottenMac)];
}

/** Whether the chain has not begun: only then its end needs no seal. */
export function isEmpty({ number, forgotten }: ChainHead): boolean {
  return number === 0 && forgotten === 0;
}

function hex(mac: Buffer | null): string {
  return mac?.toString('hex') ?? '';
}
