import { MAX_WEB_ADDRESS, WEB_ADDRESS } from '../../../schemas/web-address.ts';

/** An entered web address as stored: without a scheme it is taken as https. Undefined when invalid. [SHL-16] */
export function readWebAddress(typed: string): string | undefined {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
  const address = hrefOf(whole)?.replace(/^([^/]*\/\/[^/]*)\/$/, '$1') ?? '';
  return address.length <= MAX_WEB_ADDRESS && WEB_ADDRESS.test(address) ? address : undefined;
}

/** As serialised by the standard URL parser: host in lower case, invalid characters escaped. */
function hrefOf(whole: string): string | undefined {
  try {
    return new URL(whole).href;
  } catch {
    return undefined;
  }
}

/** A web address as written on paper: sunnyfarm.co.ke. */
export const showWebAddress = (address: string): string => address.replace(/^https?:\/\//, '');
