import type { Json } from '../../records/rules/canonicalJson.ts';

/** Successful events and refusals have different retention periods: each is a chain of its own. */
export const chainNames = ['OK', 'REFUSED'] as const;
export type ChainName = (typeof chainNames)[number];

/** The condition of a chain's rows in `security_event`. */
export const rowsOf: Readonly<Record<ChainName, string>> = {
  OK: "outcome = 'OK'",
  REFUSED: "outcome <> 'OK'",
};

/** A stored event with its place in its chain. */
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

/**
 * The head of a chain, and the last event that retention deleted; numbers are 0 if there is none.
 */
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
 * The content that the code of an event covers. Excludes the count of requests that find nothing,
 * which increases within its hour.
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

/** The content that the seal of a chain's head covers. */
export function sealedHead({ chain, number, mac, forgotten, forgottenMac }: ChainHead): Json {
  return ['punctual-security-chain-1', chain, number, hex(mac), forgotten, hex(forgottenMac)];
}

/** Whether the chain is empty: only then does its head need no seal. */
export function isEmpty({ number, forgotten }: ChainHead): boolean {
  return number === 0 && forgotten === 0;
}

function hex(mac: Buffer | null): string {
  return mac?.toString('hex') ?? '';
}
