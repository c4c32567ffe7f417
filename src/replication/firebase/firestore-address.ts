/** Where Firestore answers. */
export interface FirestoreAddress {
  readonly projectId: string;
  /** Google's own, of an emulator or of the embedded backend. */
  readonly origin: string;
  /** Whether it takes packed requests. */
  readonly isEmbedded: boolean;
}

/** Where the SDK is to ask, if not at Google's own address. */
export function hostOf({ origin }: FirestoreAddress): { host: string; ssl: boolean } {
  const { host, protocol } = new URL(origin);
  return { host, ssl: protocol === 'https:' };
}
