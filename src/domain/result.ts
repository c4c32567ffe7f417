/**
 * Result of an operation: its value, or an expected refusal as a plain tagged value that can be cloned across the
 * worker boundary.
 */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; error: Refusal };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const refuse = <Refusal>(error: Refusal): { ok: false; error: Refusal } => ({ ok: false, error });
