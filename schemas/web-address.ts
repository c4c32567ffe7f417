/** Maximum length of a web address, in characters. */
export const MAX_WEB_ADDRESS = 200;

/** A web address as stored: absolute, without a user name or password, and with a named host. [SHL-16] */
export const WEB_ADDRESS = /^https?:\/\/([a-z0-9_-]+[.])+[a-z][a-z0-9-]+(:[0-9]{1,5})?([/?#][!-~]*)?$/;
