import type { DeviceStore } from './device-store.ts';

/** Under which id and tag a phone numbers a person's records. */
export interface DeviceSeries {
  readonly device_id?: string | undefined;
  readonly device_tag?: string | undefined;
}

/**
 * Take up the id and the tag under which this person's records are numbered here, before their book is opened. Two people on one
 * phone number apart, as each book counts for itself; and a book that is fetched anew counts from 1 under new ones: what it
 * counted before it was removed nobody knows any more. [SAL-6, DOC-3, DOC-16]
 */
export async function takeUpSeries(device: DeviceStore, uid: string): Promise<void> {
  const [of, others = {}, books = {}, device_id, device_tag] = await Promise.all([
    device.get('numbered'),
    device.get('series'),
    device.get('books'),
    device.get('device_id'),
    device.get('device_tag'),
  ]);
  if (of === uid) return;
  const isKept = books[uid] !== undefined;
  // Before series were told apart a phone had one: it belongs to the book that is here.
  if (of === undefined && isKept && !others[uid]) return device.change({ numbered: uid });
  const { [uid]: own, ...left } = others;
  const put = of !== undefined && books[of] !== undefined ? { ...left, [of]: { device_id, device_tag } } : left;
  const next = isKept ? own : undefined;
  await device.change({ numbered: uid, series: put, device_id: next?.device_id, device_tag: next?.device_tag });
} // prettier-ignore

/** This person's book goes from the phone: its numbers were never used again. */
export async function forgetSeries(device: DeviceStore, uid: string): Promise<void> {
  const { [uid]: _gone, ...series } = (await device.get('series')) ?? {};
  const isActive = (await device.get('numbered')) === uid;
  await device.change({
    series,
    ...(isActive && { numbered: undefined, device_id: undefined, device_tag: undefined }),
  });
}
