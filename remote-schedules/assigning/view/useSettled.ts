import { useEffect, useState } from 'react';

/** The value once it has stayed the same, by its content, for so many milliseconds. */
export function useSettled<Value>(value: Value, content: string, milliseconds: number): Value {
  const [settled, setSettled] = useState({ value, content });
  useEffect(() => {
    if (settled.content === content) return undefined;
    const timer = setTimeout(() => setSettled({ value, content }), milliseconds);
    return () => clearTimeout(timer);
  }, [settled.content, content, value, milliseconds]);
  return settled.value;
}
