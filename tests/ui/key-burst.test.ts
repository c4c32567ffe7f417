import { expect, test } from 'vitest';
import { burstAfter, scannedWith, type KeyBurst } from '../../src/ui/barcodes/key-burst.ts';

const END = { key: 'Enter', repeat: false };
/** Keys typed at intervals of `pause` ms, then the terminating key. */
function typed(keys: string, pause: number, end = END): string | undefined {
  let burst: KeyBurst | undefined;
  for (const [n, key] of keys.split('').entries()) burst = burstAfter(burst, { key, at: n * pause, repeat: false });
  return scannedWith(burst, { ...end, at: keys.length * pause });
}

test('[SHP-14] what comes faster than a hand can type, and ends with Enter or Tab, is a code', () => {
  expect(typed('6001087340014', 12)).toBe('6001087340014');
  expect(typed('SHELF-7', 40, { ...END, key: 'Tab' })).toBe('SHELF-7');
});

test('[SHP-14] a person who types fast, few digits, or a key that is held down, is none', () => {
  expect(typed('6001087340014', 80)).toBeUndefined();
  expect(typed('6001087340014', 200)).toBeUndefined();
  expect(typed('12000', 12)).toBeUndefined();
  expect(typed('6001087340014', 12, { ...END, key: 'a' })).toBeUndefined();
  expect(burstAfter({ text: '000000', since: 0, last: 100 }, { key: '0', at: 130, repeat: true })).toBeUndefined();
});

test('[SHP-14] what a person typed before the scan is no part of the code', () => {
  let burst = burstAfter(undefined, { key: '1', at: 0, repeat: false });
  for (const [n, key] of '6001087340014'.split('').entries())
    burst = burstAfter(burst, { key, at: 900 + n * 10, repeat: false });
  expect(scannedWith(burst, { ...END, at: 1_040 })).toBe('6001087340014');
});
