/** Most characters of a web address. */
export const MAX_WEB_ADDRESS = 200;

/** A web address as it is stored: whole, without a name or a password in it, on a host with a name. [SHL-16] */
export const WEB_ADDRESS = /^https?:\/\/([a-z0-9_-]+[.])+[a-z][a-z0-9-]+(:[0-9]{1,5})?([/?#][!-~]*)?$/;
