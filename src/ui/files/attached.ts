/** A photo or voice note with its address in this window, or why it is not here; undefined while nobody knows. */
export type Attached =
  | { state: 'here'; url: string; sent: boolean }
  /** `elsewhere`: nobody asked for it yet. */
  | { state: 'fetching' | 'offline' | 'gone' | 'elsewhere' }
  | undefined;
