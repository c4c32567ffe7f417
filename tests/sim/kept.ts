/**
 * A value as stored: a deeply frozen copy without undefined fields, which can be returned without copying, as any write
 * to it throws. Frozen values were stored before and are not copied again.
 */
export function kept<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(kept)) as T;
  const copy: Record<string, unknown> = {};
  for (const name in value) if (value[name] !== undefined) copy[name] = kept(value[name]);
  return Object.freeze(copy) as T;
}
