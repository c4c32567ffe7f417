/** The version of this app, from package.json. */
export const RELEASE = '0.1.0';
