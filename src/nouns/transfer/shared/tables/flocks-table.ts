import { t } from '@lingui/core/macro';
import type { Flock } from '../../../../../schemas/flock.schema.ts';
import { tableOf, type Table } from '../../../../domain/exports/table.ts';
import { purposeWords } from '../../../farm/shared/farm-words.ts';
import { countedWords } from './state-words.ts';

/** Units: birds. */
interface ListedFlock extends Pick<Flock, 'name' | 'house_name' | 'purpose' | 'breed' | 'placed_on' | 'closed_on'> {
  readonly placed: number;
  readonly heads?: number | undefined;
  readonly sync: string;
}

/** All flocks with their birds; without a currency. [IMP-2] */
export const flocksTable = (flocks: readonly ListedFlock[], currency: string): Table =>
  tableOf(
    { name: t`Flocks`, currency },
    [
      [t`Name`, 'text'],
      [t`House`, 'text'],
      [t`Kind`, 'text'],
      [t`Breed`, 'text'],
      [t`Placed on`, 'day'],
      [t`Birds placed`, 'number'],
      [t`Birds alive`, 'number'],
      [t`Closed on`, 'day'],
      [t`State`, 'text'],
    ],
    flocks.map((flock) => {
      const counts = flock.sync !== 'rejected';
      return [
        flock.name,
        flock.house_name,
        flock.purpose && purposeWords(flock.purpose),
        flock.breed,
        flock.placed_on,
        counts ? flock.placed : undefined,
        counts ? flock.heads : undefined,
        flock.closed_on,
        countedWords({ voided: false, sync: flock.sync }) ||
          (flock.closed_on === undefined ? '' : t({ message: 'Closed', context: 'one flock' })),
      ];
    }),
  );
