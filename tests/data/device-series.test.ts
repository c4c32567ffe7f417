import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { forgetSeries, takeUpSeries } from '../../src/store/device-series.ts';
import { newDeviceTag, openDeviceStore, type DeviceStore } from '../../src/store/device-store.ts';

let device: DeviceStore;
beforeEach(() => {
  device = openDeviceStore(`device-${newDocumentId()}`);
});
afterEach(() => device.close());

/** Open a person's book and save a record; returns the device id and tag of its number. */
async function writes(uid: string): Promise<string> {
  await takeUpSeries(device, uid);
  await device.set('books', { ...(await device.get('books')), [uid]: ['a database'] });
  return `${await device.ensure('device_tag', newDeviceTag)} ${await device.ensure('device_id', newDocumentId)}`;
}
/** Sign out with everything sent: the book is removed. */
async function leaves(uid: string): Promise<void> {
  await forgetSeries(device, uid);
  const { [uid]: _gone, ...books } = (await device.get('books')) ?? {};
  await device.set('books', books);
}

test('[SAL-6] a book that is fetched anew counts under a new tag: its old numbers are not given twice', async () => {
  const first = await writes('asha');
  expect(await writes('asha')).toBe(first);
  await leaves('asha');
  expect(await device.get('series')).toEqual({});
  expect(await writes('asha')).not.toBe(first);
});

test('[SAL-6] two people on one phone number apart, and each goes on with their own when the book was kept', async () => {
  const asha = await writes('asha');
  const juma = await writes('juma');
  expect(juma).not.toBe(asha);
  expect(await writes('asha')).toBe(asha);
  expect(await writes('juma')).toBe(juma);
  await leaves('juma');
  expect(await writes('asha')).toBe(asha);
  expect(JSON.stringify(await device.get('series'))).not.toContain('juma');
});

test('[SAL-6] a phone from before goes on with the tag it has, when the book is here', async () => {
  await device.set('device_tag', 'K7M');
  await device.set('device_id', 'phone0000001');
  await device.set('books', { asha: ['a database'] });
  expect(await writes('asha')).toBe('K7M phone0000001');
});
