import { expect, test } from 'vitest';
import { connectionToast } from '../../src/app/notices/connection-toast.ts';

test('[SHL-1] going offline, or starting offline, shows the offline toast once', () => {
  expect(connectionToast('online', 'offline')).toBe('offline');
  expect(connectionToast('starting', 'offline')).toBe('offline');
  expect(connectionToast('offline', 'offline')).toBeUndefined();
});

test('[SHL-2] coming back shows the online toast; a start that finds the network shows nothing', () => {
  expect(connectionToast('offline', 'online')).toBe('online');
  expect(connectionToast('starting', 'online')).toBeUndefined();
  expect(connectionToast('online', 'online')).toBeUndefined();
});
