/** Digits typed in sequence, starting in the hour or in the minutes. */
export interface Typed {
  readonly from: 'hour' | 'minute';
  readonly digits: string;
}

/** The value of the digits so far. */
export interface TypedTime {
  /** 0 to 23; null if only minutes were typed. */
  readonly hour: number | null;
  /** Null until one is typed. */
  readonly minute: number | null;
  /** Where the next digit goes. */
  readonly at: 'hour' | 'minute';
  /** The digits so far; null if there are none. */
  readonly text: string | null;
  /** The next digit starts new minutes. */
  readonly isComplete: boolean;
}

/**
 * Three digits are an hour and minutes, four are two of each: `930`, `130`, `1330`, `0030`; `2400`
 * is midnight. Hours of 24 also work on a 12-hour clock: `20` is unambiguous.
 */
export function readTyped({ from, digits }: Typed): TypedTime {
  if (from === 'minute') {
    return { hour: null, ...readMinute(digits), at: 'minute', text: digits };
  }
  if (digits === '2400') return { hour: 0, minute: 0, at: 'minute', text: '00', isComplete: true };
  const length = hourLength(digits);
  const [hour, rest] = [Number(digits.slice(0, length)), digits.slice(length)];
  if (rest === '') {
    const isWhole = length === 2 || hour > 2;
    const next = isWhole
      ? { at: 'minute' as const, text: null }
      : { at: 'hour' as const, text: digits };
    return { hour, minute: null, ...next, isComplete: false };
  }
  const { minute, isComplete } = readMinute(rest);
  const isOver = isComplete && !mayBeFour(digits);
  return { hour, minute, at: 'minute', text: rest, isComplete: isOver };
}

/** Appends a digit; one that cannot follow starts new minutes. */
export function typeOn(typed: Typed | null, at: Typed['from'], digit: string): Typed {
  const before = typed ?? { from: at, digits: '' };
  const next = { ...before, digits: before.digits + digit };
  const isOver = before.digits !== '' && readTyped(before).isComplete;
  if (isOver || !isReadable(next)) return { from: 'minute', digits: digit };
  return next;
}

function hourLength(digits: string): 1 | 2 {
  const [first = '', second = ''] = digits;
  if (second === '' || Number(first + second) > 23) return 1;
  const isShort = digits.length === 3 && first !== '0' && Number(digits.slice(1)) < 60;
  return isShort ? 1 : 2;
}

/** Whether three digits that form a time can still become a four-digit time. */
function mayBeFour(digits: string): boolean {
  const [hour, tens] = [Number(digits.slice(0, 2)), Number(digits[2])];
  return digits.length === 3 && (hour < 24 ? tens < 6 : digits === '240');
}

function isReadable({ from, digits }: Typed): boolean {
  if (from === 'minute') return digits.length <= 2 && Number(digits) < 60;
  if (digits === '2400' || digits.length < 3) return true;
  const rest = digits.slice(hourLength(digits));
  return rest.length <= 2 && Number(rest) < 60;
}

function readMinute(digits: string) {
  const minute = Number(digits);
  return { minute, isComplete: digits.length === 2 || minute > 5 };
}
