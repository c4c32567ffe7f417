/** The version of this app, as package.json has it. */
export const RELEASE = '0.1.0';
