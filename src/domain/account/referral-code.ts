/** Whether a word has the form of a referral id: 9 characters. [ACC-5, RTE-13] */
export const isReferralCode = (text: string): boolean => /^[A-Za-z0-9]{9}$/.test(text);
