/** Whether a word can be somebody's referral id: 9 characters. [ACC-5, RTE-13] */
export const isReferralCode = (text: string): boolean => /^[A-Za-z0-9]{9}$/.test(text);
