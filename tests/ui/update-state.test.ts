import { expect, test } from 'vitest';
import { storedVersion, storeVersion } from '../../src/app/update/stored-version.ts';
import { updateState, type UpdateFacts } from '../../src/app/update/update-state.ts';

const facts = (change: Partial<UpdateFacts> = {}): UpdateFacts => ({
  stored: '1.0.0',
  newest: '1.1.0',
  connection: 'online',
  unsent: 0,
  typing: false,
  ...change,
});

test('[OFF-2, OFF-3] a version that is not the stored one shows the cover; the same one, or none, shows nothing', () => {
  expect(updateState(facts())).toBe('cover');
  expect(updateState(facts({ newest: '1.0.0' }))).toBe('none');
  expect(updateState(facts({ newest: undefined }))).toBe('none');
});

test('[OFF-2] a phone that starts for the first time has the newest and is asked nothing', () => {
  expect(updateState(facts({ stored: undefined }))).toBe('first');
});

test('[OFF-4] without a connection, with records that wait, or in the middle of a field it is only a mark', () => {
  expect(updateState(facts({ connection: 'offline' }))).toBe('later');
  expect(updateState(facts({ connection: 'starting' }))).toBe('later');
  expect(updateState(facts({ unsent: 1 }))).toBe('later');
  expect(updateState(facts({ typing: true }))).toBe('later');
});

test('[OFF-4] where nothing may be kept, every start is a first: nobody is asked again and again', () => {
  const forbidden = (): never => {
    throw new Error('storage is forbidden');
  };
  storeVersion('1.1.0', forbidden);
  expect(updateState(facts({ stored: storedVersion(forbidden) }))).toBe('first');
});
