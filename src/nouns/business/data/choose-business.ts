import type { Deps } from '../../../data/deps.ts';

/** Which business this device shows from now on; what waits of another one goes on waiting to be sent. [BIZ-13] */
export async function chooseBusiness({ session$, device }: Deps, id: string): Promise<void> {
  const me$ = session$.value!.me$;
  const me = { ...me$.value, business_id: id };
  await device.set('session', me);
  me$.next(me);
}
