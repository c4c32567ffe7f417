import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { RuleBytes, RuleError, RuleLatLng, type RuleValue } from '../values.ts';
import { crc32c } from './crc32c.ts';
import { parseFloatText } from './float-text.ts';
import { parsePath } from './path-methods.ts';
import { numberArg, stringArg, takes, type MethodTable } from './table.ts';
import { durationFunctions, timestampFunctions } from './time-functions.ts';
import { toText } from './to-text.ts';

const maxInt = 2n ** 63n - 1n;

/** Global functions. The document look-ups such as get() are excluded: they need the request. */
export const globalFunctions: MethodTable<null> = {
  bool: takes(1, () => {
    throw new RuleError('Nothing is converted to a bool.');
  }),
  int: takes(1, (_, [value]) => {
    if (typeof value === 'bigint') return value;
    if (typeof value === 'number') return floatToInt(Math.trunc(value));
    if (typeof value === 'string' && /^[+-]?\d{1,19}$/.test(value)) return checkedInt(BigInt(value.replace('+', '')));
    throw new RuleError('Not an int.');
  }),
  float: takes(1, (_, [value]) => {
    if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
    return parseFloatText(stringArg([value ?? null], 0));
  }),
  string: takes(1, (_, [value]) => toText(value ?? null)),
  path: takes(1, (_, args) => parsePath(stringArg(args, 0))),
  debug: takes(1, (_, [value]) => value ?? null),
};

/** Functions of a named library, e.g. math.abs(). */
export const namespaces: Readonly<Record<string, MethodTable<null>>> = {
  math: {
    abs: takes(1, (_, [value]) =>
      typeof value === 'bigint'
        ? BigInt.asIntN(64, value < 0n ? -value : value)
        : Math.abs(numberArg([value ?? null], 0)),
    ),
    ceil: takes(1, (_, args) => Math.ceil(numberArg(args, 0))),
    floor: takes(1, (_, args) => Math.floor(numberArg(args, 0))),
    round: takes(1, (_, args) => rounded(args, Math.round)),
    sqrt: takes(1, (_, args) => Math.sqrt(numberArg(args, 0))),
    pow: takes(2, (_, args) => numberArg(args, 0) ** numberArg(args, 1)),
    isInfinite: takes(1, (_, args) => Math.abs(numberArg(args, 0)) === Infinity),
    isNaN: takes(1, (_, args) => Number.isNaN(numberArg(args, 0))),
  },
  duration: durationFunctions,
  timestamp: timestampFunctions,
  latlng: {
    value: takes(2, (_, args) => {
      const [latitude, longitude] = [numberArg(args, 0), numberArg(args, 1)];
      if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw new RuleError('No such place.');
      return new RuleLatLng(latitude, longitude);
    }),
  },
  hashing: {
    md5: takes(1, (_, args) => hash('md5', args)),
    sha256: takes(1, (_, args) => hash('sha256', args)),
    crc32: takes(1, (_, args) => checksum(crc32(bytesOf(args)))),
    crc32c: takes(1, (_, args) => checksum(crc32c(bytesOf(args)))),
  },
};

/** Return the int when it fits 64 bits. Errors: RuleError on overflow. */
export function checkedInt(value: bigint): bigint {
  if (value > maxInt || value < -maxInt - 1n) throw new RuleError('Integer overflow.');
  return value;
}

/** The nearest int: the minimum or maximum when out of range, 0 for NaN. */
function floatToInt(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return maxInt;
  return value <= -(2 ** 63) ? -maxInt - 1n : BigInt(value);
}

function rounded(args: readonly RuleValue[], round: (value: number) => number): bigint {
  return typeof args[0] === 'bigint' ? args[0] : floatToInt(round(numberArg(args, 0)));
}

function checksum(value: number): RuleBytes {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return new RuleBytes(bytes);
}

function hash(algorithm: string, args: readonly RuleValue[]): RuleBytes {
  return new RuleBytes(createHash(algorithm).update(bytesOf(args)).digest());
}

function bytesOf([value]: readonly RuleValue[]): Buffer {
  if (value instanceof RuleBytes) return value.bytes;
  if (typeof value === 'string') return Buffer.from(value);
  throw new RuleError('Expected bytes or a string.');
}
