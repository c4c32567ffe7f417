import * as v from 'valibot';
import type { RoleName } from '../../schemas/choices.ts';
import type { CommandInput, CommandName, CommandResult, Saves } from '../contract/port.ts';
import { refuse } from '../domain/result.ts';
import type { Book } from '../store/book.ts';
import type { Deps } from './deps.ts';
import { openBusinessOf } from './open-business.ts';
import { holds } from './rights.ts';
import type { OpenBusiness, Session } from './session.ts';

/** Dependencies of a command of a signed-in user. */
export interface SignedInWork {
  readonly deps: Deps;
  readonly session: Session;
  readonly book: Book;
}
/** Dependencies of a command in the open business. */
export interface BusinessWork extends SignedInWork {
  readonly open: OpenBusiness;
}

/** A command with its name and the function that runs it. */
export interface Command<N extends CommandName> {
  (deps: Deps, input: CommandInput<N>): Promise<CommandResult<N>>;
  readonly command: N;
  readonly saves: Saves | undefined;
}

type Run<N extends CommandName, Work> = (work: Work, input: CommandInput<N>) => Promise<CommandResult<N>>;

/**
 * - input: its shape, checked before it runs.
 * - needs: no sign-in when absent; a signed-in user (`sign-in`); an open business (`member`) which they own (`owner`), or in which
 *   they have a right. Rights that depend on the input are checked in `run`.
 */
type Declaration<N extends CommandName> = {
  readonly name: N;
  readonly input: v.GenericSchema<unknown, CommandInput<N>>;
  readonly saves?: Saves;
} & (
  | { readonly needs?: undefined; readonly run: Run<N, Deps> }
  | { readonly needs: 'sign-in'; readonly run: Run<N, SignedInWork> }
  | { readonly needs: 'member' | 'owner' | RoleName; readonly run: Run<N, BusinessWork> }
);

/** Declare a command. [DAT-3] Errors: an input of another shape, SignedOut or NotAllowed, before it runs. */
export const command = <const N extends CommandName>(declared: Declaration<N>): Command<N> =>
  Object.assign((deps: Deps, input: CommandInput<N>): Promise<CommandResult<N>> => runDeclared(declared, deps, input), {
    command: declared.name,
    saves: declared.saves,
  });

async function runDeclared<N extends CommandName>(
  declared: Declaration<N>,
  deps: Deps,
  input: CommandInput<N>,
): Promise<CommandResult<N>> {
  const checked = v.safeParse(declared.input, input, { abortEarly: true });
  if (!checked.success) {
    const [issue] = checked.issues;
    const field = v.getDotPath(issue) ?? '';
    console.error(`${declared.name}: input of another shape, ${field}: expected ${issue.expected ?? issue.message}`);
    return refuse({ type: 'NotSaved', reason: 'invalid', field });
  }
  if (declared.needs === undefined) return declared.run(deps, input);
  const session = deps.session$.value;
  if (!session) return refuse({ type: 'SignedOut' });
  const work = { deps, session, book: session.book };
  if (declared.needs === 'sign-in') return declared.run(work, input);
  const open = await openBusinessOf(session);
  if (!open) return refuse({ type: 'SignedOut' });
  if (declared.needs !== 'member' && !holds(open, declared.needs)) return refuse({ type: 'NotAllowed' });
  return declared.run({ ...work, open }, input);
}
