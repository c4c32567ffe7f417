import { expect, test } from 'vitest';
import { readWebAddress, showWebAddress } from '../../../src/domain/text/web-address.ts';

test.each([
  ['sunnyfarm.co.ke', 'https://sunnyfarm.co.ke'],
  ['  https://sunnyfarm.co.ke/ ', 'https://sunnyfarm.co.ke'],
  ['HTTP://SunnyFarm.co.ke', 'http://sunnyfarm.co.ke'],
  ['www.facebook.com/Sunny.Farm?ref=a', 'https://www.facebook.com/Sunny.Farm?ref=a'],
  ['sunnyfarm.co.ke/our eggs', 'https://sunnyfarm.co.ke/our%20eggs'],
  ['sunnyfarm.co.ke:8080/eggs/', 'https://sunnyfarm.co.ke:8080/eggs/'],
  ['fermeélevage.fr', 'https://xn--fermelevage-fbb.fr'],
  [`a.bc/${'x'.repeat(187)}`, `https://a.bc/${'x'.repeat(187)}`],
])('[SHL-16] %j is the web address %j', (typed, stored) => {
  expect(readWebAddress(typed)).toBe(stored);
});

test.each([
  '', ' ', 'sunny farm', 'sunnyfarm', 'sunny farm.co.ke', 'sunnyfarm.', '.ke', 'info@sunnyfarm.co.ke', 'https://me:secret@sunnyfarm.co.ke',
  'javascript:alert(1)', 'javascript://sunnyfarm.co.ke/%0Aalert(1)', 'ftp://sunnyfarm.co.ke', 'file:///etc/passwd', 'data:text/html,hens', '0772 000 134', '12.500', 'localhost',
  'https://', 'https://[::1]/', 'sunnyfarm.co.ke:99999', `a.bc/${'x'.repeat(188)}`,
])('[SHL-16] %j is no web address', (typed) => {
  expect(readWebAddress(typed)).toBeUndefined();
}); // prettier-ignore

test('[SHL-16] on paper it stands as people write it', () => {
  expect(showWebAddress('https://sunnyfarm.co.ke')).toBe('sunnyfarm.co.ke');
  expect(showWebAddress('http://sunnyfarm.co.ke/eggs')).toBe('sunnyfarm.co.ke/eggs');
});
