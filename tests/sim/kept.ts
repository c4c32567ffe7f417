/**
 * A value as a storage keeps it: a copy without undefined fields, frozen to its depths, so that it can be handed out as it
 * is: whoever writes into what a storage gave throws. What is frozen was kept before and is not copied again.
 */
export function kept<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(kept)) as T;
  const copy: Record<string, unknown> = {};
  for (const name in value) if (value[name] !== undefined) copy[name] = kept(value[name]);
  return Object.freeze(copy) as T;
}
