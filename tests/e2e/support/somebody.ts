/* Users other than Grace, with their registration data. */

/** Invited to record the days of a flock. */
export const ZAWADI = { first_name: 'Zawadi', email: 'zawadi@farm.test', password: 'feeds-the-hens' };
/** Invited to sell. */
export const JUMA = { first_name: 'Juma', email: 'juma@farm.test', password: 'sells-at-the-stall' };
/** Has a book of his own. */
export const MUSA = { first_name: 'Musa', email: 'musa@farm.test', password: 'point-of-lay' };
