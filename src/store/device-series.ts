import type { DeviceStore } from './device-store.ts';

/** The device id and tag under which a phone numbers a person's records. */
export interface DeviceSeries {
  readonly device_id?: string | undefined;
  readonly device_tag?: string | undefined;
}

/**
 * Activate the id and tag under which this person's records are numbered on this device, before their book is opened.
 * Two people on one phone have separate series, because each book keeps its own counts. A book that is fetched again
 * counts from 1 under a new id and tag, because its counts from before the removal are lost. [SAL-6, DOC-3, DOC-16]
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
  // In older versions a phone had a single series: it belongs to the existing book.
  if (of === undefined && isKept && !others[uid]) return device.change({ numbered: uid });
  const { [uid]: own, ...left } = others;
  const put = of !== undefined && books[of] !== undefined ? { ...left, [of]: { device_id, device_tag } } : left;
  const next = isKept ? own : undefined;
  await device.change({ numbered: uid, series: put, device_id: next?.device_id, device_tag: next?.device_tag });
} // prettier-ignore

/** Forget the series of a person whose book is removed from the phone: its numbers are never used again. */
export async function forgetSeries(device: DeviceStore, uid: string): Promise<void> {
  const { [uid]: _gone, ...series } = (await device.get('series')) ?? {};
  const isActive = (await device.get('numbered')) === uid;
  await device.change({
    series,
    ...(isActive && { numbered: undefined, device_id: undefined, device_tag: undefined }),
  });
}
