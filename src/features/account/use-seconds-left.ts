import { useEffect, useState } from 'react';
import { secondsUntil } from '../../domain/time/seconds-until.ts';

const leftUntil = (at: number | undefined): number => (at === undefined ? 0 : secondsUntil(at, Date.now()));

/** Whole seconds until a moment, counted down; 0 when it is past. `at` in ms since 1970. */
export function useSecondsLeft(at: number | undefined): number {
  const [left, setLeft] = useState(() => leftUntil(at));
  useEffect(() => {
    setLeft(leftUntil(at));
    if (leftUntil(at) === 0) return;
    const timer = setInterval(() => setLeft(leftUntil(at)), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
