import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  getBytes,
  getStorage,
  ref,
  uploadBytes,
  type FirebaseStorage,
  type StorageError,
} from 'firebase/storage';
import { typeOfAttachment } from '../../domain/attachments/attachment-path.ts';
import type { AttachmentClient } from '../../nouns/attachments/data/attachment-client.ts';

/** Timeout that allows 200 KB over the slowest link in use; a longer wait counts as no connection. Units: ms. */
const PATIENCE_MS = 120_000;
/** Upper limit that is larger than any attachment of the app. Units: bytes. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Firebase Storage for photos and voice notes, in the project's own bucket; `origin` is the address of the embedded
 * backend.
 */
export function firebaseAttachments(app: FirebaseApp, bucket: string, origin: string | undefined): AttachmentClient {
  const storage: FirebaseStorage = getStorage(app, `gs://${bucket}`);
  storage.maxUploadRetryTime = PATIENCE_MS;
  storage.maxOperationRetryTime = PATIENCE_MS;
  if (origin !== undefined) {
    const { hostname, port, protocol } = new URL(origin);
    connectStorageEmulator(storage, hostname, Number(port) || (protocol === 'https:' ? 443 : 80));
  }
  return {
    async send(path, bytes) {
      try {
        await uploadBytes(ref(storage, path), bytes, { contentType: typeOfAttachment(path) });
        return 'accepted';
      } catch (fault) {
        const code = codeOf(fault);
        if (code === 'storage/unauthenticated') return 'unauthenticated';
        return REFUSALS.has(code) ? 'refused' : 'unreachable';
      }
    },
    async get(path) {
      try {
        return await getBytes(ref(storage, path), MAX_BYTES);
      } catch (fault) {
        return GONE.has(codeOf(fault)) ? 'gone' : 'unreachable';
      }
    },
  };
}

const REFUSALS: ReadonlySet<string> = new Set([
  'storage/unauthorized',
  'storage/invalid-argument',
  'storage/invalid-format',
]);
const GONE: ReadonlySet<string> = new Set(['storage/object-not-found', 'storage/unauthorized']);

const codeOf = (fault: unknown): string => String((fault as Partial<StorageError> | undefined)?.code);
