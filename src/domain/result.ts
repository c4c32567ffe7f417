/** What an act gives back: its value, or an expected refusal as a plain tagged value that crosses the worker boundary whole. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; error: Refusal };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const refuse = <Refusal>(error: Refusal): { ok: false; error: Refusal } => ({ ok: false, error });
