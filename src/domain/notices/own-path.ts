/** Whether a link is a path of this app: a notification never links elsewhere. */
export const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link);
