/** Address at which Firestore answers. */
export interface FirestoreAddress {
  readonly projectId: string;
  /** Origin of Google's own service, of an emulator or of the embedded backend. */
  readonly origin: string;
  /** True for the embedded backend, which accepts compressed requests. */
  readonly isEmbedded: boolean;
}

/** Host for the SDK's settings; empty for Google's own address. */
export function hostOf({ origin }: FirestoreAddress): { host: string; ssl: boolean } {
  const { host, protocol } = new URL(origin);
  return { host, ssl: protocol === 'https:' };
}
