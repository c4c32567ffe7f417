import { RuleDuration, RuleError, RuleTimestamp } from '../values.ts';
import { intArg, stringArg, takes, type MethodTable } from './table.ts';

const nanosPerSecond = 1_000_000_000n;
const unitNanos: Readonly<Record<string, bigint>> = {
  w: 604_800n * nanosPerSecond,
  d: 86_400n * nanosPerSecond,
  h: 3_600n * nanosPerSecond,
  m: 60n * nanosPerSecond,
  s: nanosPerSecond,
  ms: 1_000_000n,
  ns: 1n,
};
/** 10,000 years, the maximum duration. */
const longestNanos = 315_576_000_000n * nanosPerSecond;
const longestMillis = 9_223_372_036_854n;
/** The first second of year 1 and the last second of year 9999. */
const [firstSecond, lastSecond] = [-62_135_596_800, 253_402_300_799];

/** A validated duration. Errors: RuleError above 10,000 years. */
export function checkedDuration(nanos: bigint): RuleDuration {
  if (nanos > longestNanos || nanos < -longestNanos) throw new RuleError('The duration is too long.');
  return new RuleDuration(nanos);
}

/** A validated timestamp. Errors: RuleError outside the years 1 to 9999. */
export function checkedTimestamp(seconds: number, nanos: number): RuleTimestamp {
  if (seconds < firstSecond || seconds > lastSecond) throw new RuleError('The time is out of range.');
  return new RuleTimestamp({ seconds, nanos });
}

/** Functions of the library duration. */
export const durationFunctions: MethodTable<null> = {
  value: takes(2, (_, args) => {
    const [count, unit] = [intArg(args, 0), stringArg(args, 1)];
    const nanos = Object.hasOwn(unitNanos, unit) ? unitNanos[unit] : undefined;
    if (nanos === undefined) throw new RuleError('Unknown unit of time.');
    if (unit === 'ms' && (count > longestMillis || count < -longestMillis)) {
      throw new RuleError('The duration is too long.');
    }
    return checkedDuration(count * nanos);
  }),
  time: takes(4, (_, args) => {
    const [hours, minutes, seconds, nanos] = [0, 1, 2, 3].map((i) => intArg(args, i));
    return checkedDuration((hours! * 3600n + minutes! * 60n + seconds!) * nanosPerSecond + nanos!);
  }),
  abs: takes(1, (_, [value]) => {
    if (!(value instanceof RuleDuration)) throw new RuleError('Expected a duration.');
    return new RuleDuration(value.nanos < 0n ? -value.nanos : value.nanos);
  }),
};

/** Functions of the library timestamp. */
export const timestampFunctions: MethodTable<null> = {
  date: takes(3, (_, args) => {
    const [year, month, day] = [0, 1, 2].map((i) => Number(intArg(args, i)));
    const date = new Date(0);
    date.setUTCFullYear(year!, month! - 1, day);
    if (date.getUTCMonth() !== month! - 1 || date.getUTCDate() !== day) throw new RuleError('No such date.');
    return checkedTimestamp(date.getTime() / 1000, 0);
  }),
  value: takes(1, (_, args) => {
    const millis = Number(intArg(args, 0));
    const seconds = Math.floor(millis / 1000);
    return checkedTimestamp(seconds, (millis - seconds * 1000) * 1e6);
  }),
};
