/** Attachment storage on the server, as the worker uses it outside of replication. */
export interface AttachmentClient {
  /** `unreachable` says nothing about the attachment: it may have arrived. Sending is idempotent. */
  send(path: string, bytes: ArrayBuffer): Promise<'accepted' | 'refused' | 'unreachable' | 'unauthenticated'>;
  /** `gone`: it does not exist (yet), or this person may not read it. */
  get(path: string): Promise<ArrayBuffer | 'gone' | 'unreachable'>;
}
