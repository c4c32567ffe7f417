import { isOwnPage } from '../auth/action-letter.ts';

/** Headers by which a proxy says that it speaks for somebody else. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a request comes from this machine, under a name of this machine, and from nobody behind a proxy. The outbox has
 * links that set anybody's password, so it stays here even where the app is open to a network. [BCK-16, BCK-25]
 */
export function isFromThisMachine(request: Request, remoteAddress: string | undefined): boolean {
  const address = (remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address);
  return isLoopback && isOwnPage(request.url) && !proxyHeaders.some((name) => request.headers.has(name));
}
