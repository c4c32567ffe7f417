import { isOwnPage } from '../auth/action-letter.ts';

/** Headers with which a proxy marks a forwarded request. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a request comes from this machine, under a name of this machine, and not through a proxy. The outbox contains
 * links that set any user's password, so it is local even when the app is open to a network. [BCK-16, BCK-25]
 */
export function isFromThisMachine(request: Request, remoteAddress: string | undefined): boolean {
  const address = (remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address);
  return isLoopback && isOwnPage(request.url) && !proxyHeaders.some((name) => request.headers.has(name));
}
