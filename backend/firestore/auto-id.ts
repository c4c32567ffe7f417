import { customAlphabet } from 'nanoid';

/** A new document id in the format of the SDKs: 20 letters and digits. */
export const newDocumentId = customAlphabet('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 20);
