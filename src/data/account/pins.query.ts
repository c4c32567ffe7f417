import type { Observable } from 'rxjs';
import { waitLeft } from '../../domain/account/pin-waits.ts';
import type { Deps } from '../deps.ts';
import { liveTable } from '../live-table.ts';
import type { PinAccount } from '../../contract/account.ts';
import { pinsIn } from './pins.ts';

/** Who opens their book on this phone with a PIN; who was here last stands first. [ACC-14, ACC-15] */
export const pinAccounts = ({ device, now }: Deps): Observable<readonly PinAccount[]> =>
  liveTable(async () => {
    const last = (await device.get('session'))?.uid;
    const time = now().getTime();
    return Object.values(await pinsIn(device))
      .sort((a, b) => Number(b.uid === last) - Number(a.uid === last))
      .map(({ uid, first_name, email, ...tries }) => {
        const left = waitLeft(tries, time);
        return { uid, first_name, email, next_try_at: left > 0 ? time + left : undefined };
      });
  });
