import type { RoleName } from '../../schemas/choices.ts';
import { hasRight } from '../domain/people/has-right.ts';
import { useCommand } from './use-command.ts';
import { useBusiness } from './use-session.ts';

type Voiding =
  | 'sales.void'
  | 'payments.void'
  | 'expenses.void'
  | 'purchases.void'
  | 'shop.voidEntry'
  | 'processing.voidRun'
  | 'farm.voidActivity';

/**
 * Undo the last save by voiding it; undefined for users who may not. Resolves with whether it was undone: a record that
 * was corrected or paid meanwhile stays. [SHL-14]
 */
export function useUndo(
  name: Voiding,
  right: RoleName,
): ((id: string) => (reason: string) => Promise<boolean>) | undefined {
  const business = useBusiness();
  const { run } = useCommand(name);
  if (!business || !hasRight(business, right)) return undefined;
  return (id) => async (reason) => (await run({ id, reason })).ok;
}
