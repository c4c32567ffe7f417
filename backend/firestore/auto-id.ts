import { customAlphabet } from 'nanoid';

/** An id as the SDKs make them for new documents: 20 letters and digits. */
export const newDocumentId = customAlphabet('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 20);
