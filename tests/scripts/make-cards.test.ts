import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serverTimestamp, type AdminWrite } from '../../backend/admin.ts';
import { cardOf, flockCard } from '../../schemas/flock-card.ts';
import { openBackend } from '../../scripts/open-backend.ts';
import { openOperator, readOperatorSecret } from '../../scripts/operator-client.ts';
import { makeCards } from '../../scripts/operator/make-cards.ts';
import { aFlock } from '../support/documents.ts';

const FARM = 'NakatoPoult1';
const written = (path: string, fields: object): AdminWrite => ({
  set: path,
  data: { ...(fields as Record<string, never>), updated_at: serverTimestamp },
});

test('[PPL-14] flocks from before get the card that they lack, once, and the others keep theirs', async () => {
  const data = mkdtempSync(join(tmpdir(), 'flockbook-cards-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const backend = await openBackend({ dataDir: data, port: 0 });
  onTestFinished(() => backend.close());
  const operator = openOperator(`http://127.0.0.1:${backend.port}`, 'flockbook-local', readOperatorSecret(data));
  await expect(makeCards(operator, FARM)).rejects.toThrow(`There is no business ${FARM}.`);
  const [old, fresh] = [aFlock({ business_id: FARM, rev: 4, vendor_id: 'Hatchery0001' }), aFlock({ business_id: FARM })];
  const cardPath = ({ id }: { id: string }) => `businesses/${FARM}/flock_cards/${id}`;
  await operator.commit([
    written(`businesses/${FARM}`, { id: FARM, name: 'Nakato Poultry', owner_uid: 'grace', rev: 1 }),
    written(`businesses/${FARM}/farm/${old.id}`, old),
    written(`businesses/${FARM}/farm/${fresh.id}`, fresh),
    written(cardPath(fresh), cardOf(flockCard, fresh)),
  ]);
  const untouched = await operator.get(cardPath(fresh));
  expect(await makeCards(operator, FARM)).toBe(1);
  const { updated_at, ...card } = (await operator.get(cardPath(old)))!;
  expect(updated_at).toBeInstanceOf(Date);
  expect(card).toEqual(cardOf(flockCard, old));
  expect(card).not.toHaveProperty('unit_cost');
  expect(await makeCards(operator, FARM)).toBe(0);
  expect(await operator.get(cardPath(fresh))).toEqual(untouched);
}); // prettier-ignore
