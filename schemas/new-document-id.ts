import { customAlphabet } from 'nanoid';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Generate a new document id: 12 of `[A-Za-z0-9]` from the platform's secure random source, when a form opens. [DOC-1]
 */
export const newDocumentId = customAlphabet(ALPHABET, 12);
