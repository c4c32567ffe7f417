import { useEffect, useState } from 'react';
import { timeNow } from '../domain/time/now.ts';

/** Units: ms. */
const LOOK_MS = 20_000;

/** The time, drawn anew a few times a minute, so that what waits for an hour comes with it. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => timeNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
