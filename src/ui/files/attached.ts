/**
 * A photo or voice note with its object URL in this window, or why it is not on this phone; undefined while unknown.
 */
export type Attached =
  | { state: 'here'; url: string; sent: boolean }
  /** `elsewhere`: it has not been requested yet. */
  | { state: 'fetching' | 'offline' | 'gone' | 'elsewhere' }
  | undefined;
