import { RuleDuration, RuleLatLng, RuleTimestamp } from '../values.ts';
import { takes, type MethodTable } from './table.ts';

const dayMs = 86_400_000;
const earthRadiusMetres = 6_371_010;

/** Methods of timestamp, all in UTC. dayOfWeek: 1 is Monday, 7 is Sunday. */
export const timestampMethods: MethodTable<RuleTimestamp> = {
  year: takes(0, (self) => BigInt(utc(self).getUTCFullYear())),
  month: takes(0, (self) => BigInt(utc(self).getUTCMonth() + 1)),
  day: takes(0, (self) => BigInt(utc(self).getUTCDate())),
  hours: takes(0, (self) => BigInt(utc(self).getUTCHours())),
  minutes: takes(0, (self) => BigInt(utc(self).getUTCMinutes())),
  seconds: takes(0, (self) => BigInt(utc(self).getUTCSeconds())),
  nanos: takes(0, (self) => BigInt(self.time.nanos)),
  dayOfWeek: takes(0, (self) => BigInt(utc(self).getUTCDay() || 7)),
  dayOfYear: takes(0, (self) => {
    const date = utc(self);
    const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
    return BigInt((midnight - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayMs + 1);
  }),
  toMillis: takes(0, ({ time }) => BigInt(time.seconds) * 1000n + BigInt(Math.floor(time.nanos / 1e6))),
  date: takes(0, (self) => {
    const day = Math.floor(self.time.seconds / 86_400);
    return new RuleTimestamp({ seconds: day * 86_400, nanos: 0 });
  }),
  time: takes(0, ({ time }) => {
    const inDay = ((time.seconds % 86_400) + 86_400) % 86_400;
    return new RuleDuration(BigInt(inDay) * 1_000_000_000n + BigInt(time.nanos));
  }),
};

/** Methods of duration. */
export const durationMethods: MethodTable<RuleDuration> = {
  seconds: takes(0, (self) => self.nanos / 1_000_000_000n),
  nanos: takes(0, (self) => self.nanos % 1_000_000_000n),
};

/** Methods of latlng; distance in metres. */
export const latlngMethods: MethodTable<RuleLatLng> = {
  latitude: takes(0, (self) => self.latitude),
  longitude: takes(0, (self) => self.longitude),
  distance: takes(1, (self, [other]) => (other instanceof RuleLatLng ? haversine(self, other) : Number.NaN)),
};

function utc({ time }: RuleTimestamp): Date {
  return new Date(time.seconds * 1000);
}

function haversine(a: RuleLatLng, b: RuleLatLng): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(h));
}
