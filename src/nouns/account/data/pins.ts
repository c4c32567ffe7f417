import type { Deps } from '../../../data/deps.ts';
import type { DeviceStore, StoredPin } from '../../../store/device-store.ts';

type Device = Pick<Deps, 'device'>;

/** A user's PIN on this phone. */
export const pinOf = async ({ device }: Device, uid: string): Promise<StoredPin | undefined> =>
  (await device.get('pins'))?.[uid];

export async function keepPin({ device }: Device, pin: StoredPin): Promise<void> {
  await device.set('pins', { ...(await pinsIn(device)), [pin.uid]: pin });
}

/** Remove the PIN: this person's book opens on this phone without one, or with the password. */
export async function forgetPin({ device }: Device, uid: string): Promise<void> {
  const { [uid]: gone, ...others } = await pinsIn(device);
  if (gone) await device.set('pins', others);
}

export const pinsIn = async (device: DeviceStore): Promise<Record<string, StoredPin>> =>
  (await device.get('pins')) ?? {};
