import { firstValueFrom } from 'rxjs';
import type { OpenBusiness, Session } from './session.ts';

/** The open business right now, or undefined while none is open here. */
export const openBusinessOf = (session: Session): Promise<OpenBusiness | undefined> => firstValueFrom(session.open$);
