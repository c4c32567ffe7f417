import { unsignedClaims, type Claims, type Tokens } from './auth/tokens.ts';
import { RpcError } from './rpc-error.ts';
import type { RuleValue } from './rules/values.ts';

/** The sender of a request, as identified by a verified ID token. */
export interface Caller {
  /** request.auth of the rules: null when not signed in. */
  readonly auth: RuleValue;
  /** True when no rules apply. */
  readonly operator: boolean;
  /** Whether the token is still valid; a stream outlives the check at its start. */
  readonly isCurrent: () => boolean;
}

const nobody: Caller = { auth: null, operator: false, isCurrent: () => true };
/** The operator of this machine, or a test library that claims to be. */
export const operatorCaller: Caller = { ...nobody, operator: true };

/**
 * The caller named by an Authorization header. Errors: UNAUTHENTICATED for an invalid token. [BCK-8] With `asEmulator`,
 * "Bearer owner" and unsigned tokens are accepted too, as test libraries send them to an emulator.
 */
export async function identifyCaller(
  tokens: Tokens,
  authorization: string | undefined,
  asEmulator: boolean,
): Promise<Caller> {
  if (authorization === undefined || authorization === '') return nobody;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw new RpcError('UNAUTHENTICATED', 'The Authorization header must be "Bearer <token>".');
  if (asEmulator && token === 'owner') return operatorCaller;
  if (asEmulator && token.endsWith('.')) return { ...nobody, auth: authOf(unsignedClaims(token)) };
  const claims = await tokens.verify(token);
  return { auth: authOf(claims), operator: false, isCurrent: () => tokens.isCurrent(claims) };
}

function authOf(claims: Claims): RuleValue {
  return new Map<string, RuleValue>([
    ['uid', claims.sub],
    ['token', toRuleValue(claims)],
  ]);
}

/** Convert JSON to rules values: whole numbers become ints. */
function toRuleValue(json: unknown): RuleValue {
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (Array.isArray(json)) return json.map(toRuleValue);
  if (typeof json !== 'object' || json === null) return null;
  return new Map(Object.entries(json).map(([name, value]) => [name, toRuleValue(value)]));
}
