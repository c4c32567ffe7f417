/** A basic check of an e-mail address; the identity provider decides. [SHL-16] */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
