/** Storage of the server, as the worker uses it outside of replication. */
export interface AttachmentClient {
  /** `unreachable` says nothing about the attachment: it may have arrived. Sending it twice is sending it once. */
  send(path: string, bytes: ArrayBuffer): Promise<'accepted' | 'refused' | 'unreachable' | 'unauthenticated'>;
  /** `gone`: it is not there (yet), or it is nothing for this person. */
  get(path: string): Promise<ArrayBuffer | 'gone' | 'unreachable'>;
}
