export type Connection = 'starting' | 'online' | 'offline';

/** The toast for a change of the connection: a start with a network shows none. [SHL-1, SHL-2] */
export function connectionToast(before: Connection, now: Connection): 'offline' | 'online' | undefined {
  if (now === 'offline' && before !== 'offline') return 'offline';
  return now === 'online' && before === 'offline' ? 'online' : undefined;
}
