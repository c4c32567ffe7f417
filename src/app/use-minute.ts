import { useEffect, useState } from 'react';
import { timeNow } from '../domain/time/now.ts';

/** Units: ms. */
const LOOK_MS = 20_000;

/** The time, updated a few times a minute, so that time-dependent contents appear when due. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => timeNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
