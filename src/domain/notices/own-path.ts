/** Only a path of this app: a notification never leads elsewhere. */
export const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link);
