import { firstValueFrom } from 'rxjs';
import type { OpenBusiness, Session } from './session.ts';

/** The open business right now; undefined while none is open on this phone. */
export const openBusinessOf = (session: Session): Promise<OpenBusiness | undefined> => firstValueFrom(session.open$);
