import { MAX_WEB_ADDRESS, WEB_ADDRESS } from '../../../schemas/web-address.ts';

/** The web address that somebody typed, as it is stored: without a scheme it is taken as https. Undefined when it is none. [SHL-16] */
export function readWebAddress(typed: string): string | undefined {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
  const address = hrefOf(whole)?.replace(/^([^/]*\/\/[^/]*)\/$/, '$1') ?? '';
  return address.length <= MAX_WEB_ADDRESS && WEB_ADDRESS.test(address) ? address : undefined;
}

/** As the standard's own reader writes it: the host small, and escaped what an address may not hold. */
function hrefOf(whole: string): string | undefined {
  try {
    return new URL(whole).href;
  } catch {
    return undefined;
  }
}

/** A web address as people write it on paper: sunnyfarm.co.ke. */
export const showWebAddress = (address: string): string => address.replace(/^https?:\/\//, '');
