import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import type { LocalDate } from 'shared-contracts';
import {
  deviceTimeZone,
  TextField,
  useToday,
  useUserFormats,
  type LabelledFieldProps,
} from 'shared-ui';
import { isWithin, nearestWithin, type DateBounds } from './dateBounds.ts';
import { parseTypedDate } from './parseTypedDate.ts';
import { useText } from './useText.ts';

export interface DateInputProps extends Omit<LabelledFieldProps, 'children'>, DateBounds {
  readonly value: LocalDate | null;
  /** Called on blur or Enter; null if the field holds no valid date. */
  readonly onChange: (value: LocalDate | null) => void;
  readonly disabled?: boolean;
  /** Clamps a date outside the bounds to the nearest one and says so; otherwise it is an error. */
  readonly becomesNearest?: boolean;
  /** Without the weekday, for narrow fields. */
  readonly compact?: boolean;
  readonly contentBefore?: ReactElement;
}

/** A typed date: `Wed 18 Nov 2026` at rest, `18-11-2026` while editing. */
export function DateInput(props: DateInputProps) {
  const { value, onChange, min, max, error, disabled = false, contentBefore = null } = props;
  const { label, optional, hint, className, compact = false } = props;
  const text = useText();
  const formats = useUserFormats();
  const today = useToday(deviceTimeZone());
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [became, setBecame] = useState<string | null>(null);
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    // A new value from outside replaces the draft.
    if (value !== null) {
      setTyped(null);
      setFault(null);
    }
  }
  const isTyping = typed !== null;
  const short = (date: LocalDate) => formats.dateRange(date, date, true);
  const withWeekday = (date: LocalDate) => formats.day(date, true);
  const shown = compact ? short : withWeekday;
  useLayoutEffect(() => {
    if (isTyping && document.activeElement === input.current) input.current?.select();
  }, [isTyping]);

  function faultOf(date: LocalDate | null): string | null {
    if (!date) return text('ui.date.format', { example: formats.numericDate(today) });
    if (isWithin(date, { min, max })) return null;
    return max && date > max
      ? text('ui.date.notAfter', { max: formats.numericDate(max) })
      : text('ui.date.notBefore', { min: formats.numericDate(min ?? date) });
  }

  function commit(): void {
    if (typed === null) return;
    const isEmpty = typed.trim() === '';
    const date = parseTypedDate(typed, formats.region, today, [short, withWeekday]);
    if (date && props.becomesNearest && !isWithin(date, { min, max })) {
      const nearest = nearestWithin(date, { min, max });
      setTyped(null);
      setFault(null);
      setBecame(text('ui.date.became', { date: formats.numericDate(nearest) }));
      if (nearest !== value) onChange(nearest);
      return;
    }
    const found = isEmpty ? null : faultOf(date);
    setFault(found);
    if (!found) setTyped(null);
    const next = isEmpty || found ? null : date;
    if (next !== value) onChange(next);
  }

  return (
    <TextField
      {...{ label, optional, className }}
      hint={became ?? hint}
      error={fault ?? error}
      disabled={disabled}
      autoComplete="off"
      placeholder={text(formats.region === 'US' ? 'ui.date.monthFirst' : 'ui.date.dayFirst')}
      value={typed ?? (value ? shown(value) : '')}
      contentBefore={contentBefore}
      onChange={(next) => {
        setTyped(next);
        setFault(null);
        setBecame(null);
      }}
      onFocus={({ currentTarget }) => {
        input.current = currentTarget;
        setTyped((last) => last ?? (value ? formats.numericDate(value) : ''));
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
