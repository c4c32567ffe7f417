import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flock as kind, type Flock } from '../../schemas/flock.schema.ts';
import { draftOfFlock, flockContent } from '../../src/domain/flocks/draft-of-flock.ts';
import { maxMoney } from '../../src/domain/money/max-money.ts';
import { flockFromForm, flockToForm } from '../../src/nouns/farm/screens/flocks/flock-form.ts';
import { arbitraryDocument } from '../support/arbitrary-document.ts';

const AMOUNTS = ['unit_cost', 'transport_cost', 'salvage_price'] as const;
// Own chicks from before the book: no form ever recorded them. Amounts longer than users can type are rejected as too
// long, hence shortened.
const flocks = arbitraryDocument(kind)
  .map((document) => document as unknown as Flock)
  .filter(({ opening, source_item_id }) => !opening || source_item_id === undefined)
  .map((flock) => {
    const short = AMOUNTS.flatMap((field) => flock[field] === undefined ? [] : [[field, flock[field] % (maxMoney('UGX') + 1)]]); // prettier-ignore
    return { ...flock, ...(Object.fromEntries(short) as Partial<Flock>) };
  });

test('[FLK-29] the fields of a flock hold whatever the book says of it, and saving them untouched changes nothing', () => {
  fc.assert(
    fc.property(flocks, (flock) => {
      const draft = draftOfFlock(flock, true);
      const { initial_payment: _p, ...before } = flockContent(draft);
      const { initial_payment: _t, ...after } = flockContent(
        flockFromForm(flockToForm(draft, 'Kuku Ltd', 'UGX'), 'UGX'),
      );
      expect(after).toEqual(before);
    }),
    { seed: 2811, numRuns: 200 },
  );
});
