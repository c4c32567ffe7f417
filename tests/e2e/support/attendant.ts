/** Who is invited to write down the days of a flock. */
export const ZAWADI = { first_name: 'Zawadi', email: 'zawadi@farm.test', password: 'feeds-the-hens' };
