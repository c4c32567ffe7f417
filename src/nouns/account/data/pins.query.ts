import { query } from '../../../data/query.ts';
import { waitLeft } from '../../../domain/account/pin-waits.ts';
import { liveTable } from '../../../store/live-table.ts';
import { pinsIn } from './pins.ts';

/** Users who open their book on this phone with a PIN, most recent first. [ACC-14, ACC-15] */
export const pinAccounts = query({
  name: 'account.pins',
  whileArriving: 'whole',
  read: ({ device, now }) =>
    liveTable(async () => {
      const last = (await device.get('session'))?.uid;
      const time = now().getTime();
      return Object.values(await pinsIn(device))
        .sort((a, b) => Number(b.uid === last) - Number(a.uid === last))
        .map(({ uid, first_name, email, ...tries }) => {
          const left = waitLeft(tries, time);
          return { uid, first_name, email, next_try_at: left > 0 ? time + left : undefined };
        });
    }),
});
