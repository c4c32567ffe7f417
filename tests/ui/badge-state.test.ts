import { expect, test } from 'vitest';
import { badgeState } from '../../src/ui/sync/badge-state.ts';

const CALM = { connection: 'online', waiting: 0, refused: 0, session: 'ok' } as const;

test('[SHL-9] the badge shows the one thing that matters most', () => {
  expect(badgeState(CALM)).toBe('sent');
  expect(badgeState({ ...CALM, connection: 'starting' })).toBe('sent');
  expect(badgeState({ ...CALM, waiting: 3 })).toBe('waiting');
  expect(badgeState({ ...CALM, arriving: { received: 0 } })).toBe('arriving');
  expect(badgeState({ ...CALM, arriving: { received: 40, of: 90 }, waiting: 3 })).toBe('waiting');
  expect(badgeState({ ...CALM, waiting: 3, connection: 'offline' })).toBe('offline');
  expect(badgeState({ ...CALM, waiting: 3, connection: 'offline', refused: 1 })).toBe('refused');
  expect(badgeState({ ...CALM, refused: 1, session: 'expired' })).toBe('expired');
});
