import { useEffect, useState } from 'react';

/** Debounces the value: returns it once its content has been stable for that long. */
export function useSettled<Value>(value: Value, content: string, milliseconds: number): Value {
  const [settled, setSettled] = useState({ value, content });
  useEffect(() => {
    if (settled.content === content) return undefined;
    const timer = setTimeout(() => setSettled({ value, content }), milliseconds);
    return () => clearTimeout(timer);
  }, [settled.content, content, value, milliseconds]);
  return settled.value;
}
