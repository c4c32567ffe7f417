import { refuse } from '../../domain/result.ts';
import type { Deps } from '../deps.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommonError } from '../../contract/pieces.ts';
import type { OpenBusiness, Session } from '../session.ts';

interface OwnersBusiness {
  readonly session: Session;
  readonly open: OpenBusiness;
}

/** The open business for an act that only its owner may do. [RUL-14, RUL-18] Errors: CommonError for everybody else. */
export async function asOwner<Answer>(
  { session$ }: Deps,
  act: (own: OwnersBusiness) => Promise<Answer>,
): Promise<Answer | { ok: false; error: CommonError }> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse<CommonError>({ type: 'SignedOut' });
  if (open.member.role !== 'owner') return refuse<CommonError>({ type: 'NotAllowed' });
  return act({ session, open });
}
