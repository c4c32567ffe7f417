/* People beside Grace, as they register. */

/** Is invited to write down the days of a flock. */
export const ZAWADI = { first_name: 'Zawadi', email: 'zawadi@farm.test', password: 'feeds-the-hens' };
/** Is invited to sell. */
export const JUMA = { first_name: 'Juma', email: 'juma@farm.test', password: 'sells-at-the-stall' };
/** Has a book of his own. */
export const MUSA = { first_name: 'Musa', email: 'musa@farm.test', password: 'point-of-lay' };
