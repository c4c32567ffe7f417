import { useEffect, useState } from 'react';

/** Units: ms. */
const LOOK_MS = 20_000;

/** The time, drawn anew a few times a minute, so that what waits for an hour comes with it. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
