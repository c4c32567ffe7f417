import { useEffect, useState } from 'react';

const secondsUntil = (at: number | undefined): number =>
  at === undefined ? 0 : Math.max(0, Math.ceil((at - Date.now()) / 1000));

/** Whole seconds until a moment, counted down; 0 when it is past. `at` in ms since 1970. */
export function useSecondsLeft(at: number | undefined): number {
  const [left, setLeft] = useState(() => secondsUntil(at));
  useEffect(() => {
    setLeft(secondsUntil(at));
    if (secondsUntil(at) === 0) return;
    const timer = setInterval(() => setLeft(secondsUntil(at)), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
