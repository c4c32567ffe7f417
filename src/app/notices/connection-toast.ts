export type Connection = 'starting' | 'online' | 'offline';

/** Which toast a change of the connection calls for: a start that finds the network says nothing. [SHL-1, SHL-2] */
export function connectionToast(before: Connection, now: Connection): 'offline' | 'online' | undefined {
  if (now === 'offline' && before !== 'offline') return 'offline';
  return now === 'online' && before === 'offline' ? 'online' : undefined;
}
