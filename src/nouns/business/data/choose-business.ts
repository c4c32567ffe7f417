import type { Deps } from '../../../data/deps.ts';

/** Choose the business that this device shows; pending records of another one are still sent. [BIZ-13] */
export async function chooseBusiness({ session$, device }: Deps, id: string): Promise<void> {
  const me$ = session$.value!.me$;
  const me = { ...me$.value, business_id: id };
  await device.set('session', me);
  me$.next(me);
}
