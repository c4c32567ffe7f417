import { MUSA } from '../../tests/e2e/support/somebody.ts';
import type { TcpProxy } from '../../tests/support/tcp-proxy.ts';
import type { Step } from '../walk-steps.ts';
import type { WebkitPhone } from './webkit-phone.ts';

/**
 * The steps of the walk: an owner creates a farm, sells with and without a connection and restarts the app; her second
 * phone has everything. `signal` is the connection between both phones and the backend.
 */
export function stepsOf(newPhone: () => Promise<WebkitPhone>, signal: TcpProxy): Step[] {
  let own: WebkitPhone;
  let second: WebkitPhone;
  const sell = async (trays: string, price: string) => {
    await own.pressTo('/sales/add', 'New sale');
    await own.press('Eggs, good');
    for (const key of trays) await own.press(key);
    await own.type('Price', price);
    await own.press('Paid all');
    await own.see('/sales/view/0');
  };
  return [
    ['an owner registers and founds a farm', async () => {
      own = await newPhone();
      await own.open('/register');
      await own.type('First name', MUSA.first_name);
      await own.type('Email', MUSA.email);
      await own.type('Password', MUSA.password);
      await own.press('Register');
      await own.see('/welcome');
      await own.type('Business name', 'Nakato Poultry');
      await own.press('Next');
      await own.press('Farm');
      await own.press('Next');
      await own.press('UGX');
      await own.press('Open my book');
      await own.see(/\/sales\/view\/0.*All sent/);
    }],
    ['a sale is sent', async () => {
      await sell('5', '12000');
      await own.see(/Sold, UGX 60,000.*All sent/);
    }],
    ['the app starts again with the same figures', async () => {
      await own.installed();
      await own.reload();
      await own.see(/Sold, UGX 60,000 Paid 60,000/);
    }],
    ['left for another page and opened again it sends', async () => {
      await own.open('/home');
      await own.see('/home');
      await own.open('/sales/view/0');
      await sell('1', '12000');
      await own.see(/Sold, UGX 72,000.*All sent/);
    }],
    ['without a signal it starts and sells, and says what waits', async () => {
      signal.cut();
      await own.reload();
      await own.see(/Sold, UGX 72,000/);
      await sell('3', '12000');
      await own.see(/Sold, UGX 108,000.*1 waiting/);
    }],
    ['with a signal it is sent', async () => {
      signal.restore();
      await own.see(/Sold, UGX 108,000.*All sent/);
    }],
    ['a second phone signs in and has all of it, once', async () => {
      second = await newPhone();
      await second.open('/login');
      await second.type('Email', MUSA.email);
      await second.type('Password', MUSA.password);
      await second.press('Sign in');
      await second.see(/\/sales\/view\/0.*Sold, UGX 108,000 Paid 108,000.*All sent/);
    }],
  ];
} // prettier-ignore
