/** User ids of the farm's members who write records. */
export interface FarmPeople {
  readonly owner: string;
  readonly seller: string;
  readonly attendant: string;
}

/** A phone: its user, and the prefix of its document numbers. */
export interface Device {
  readonly device_id: string;
  readonly tag: string;
  readonly by: keyof FarmPeople;
}

/** The phones of a farm: one in the office, one at each stall, one in the houses of each attendant. */
export interface Devices {
  readonly office: Device;
  readonly stalls: readonly Device[];
  readonly houses: readonly Device[];
}

const OFFICE: Device = { device_id: 'GracesPhone1', tag: 'M2K', by: 'owner' };
const STALL: Device = { device_id: 'BriansPhone1', tag: 'K7B', by: 'seller' };
const HOUSE: Device = { device_id: 'OkellosPhon1', tag: 'H4S', by: 'attendant' };

/** The number of phones grows with the farm: one stall and one attendant for about every three houses. */
export function devicesOf(scale: number): Devices {
  const more = Math.max(0, Math.ceil(scale / 3) - 1);
  const others = (like: Device, name: string, letter: string) =>
    Array.from({ length: more }, (_, i): Device => {
      const number = String(i + 2).padStart(12 - name.length, '0');
      return {
        ...like,
        device_id: `${name}${number}`,
        tag: `${letter}${i % 10}${String.fromCodePoint(65 + (i % 26))}`,
      };
    });
  return {
    office: OFFICE,
    stalls: [STALL, ...others(STALL, 'StallPhone', 'S')],
    houses: [HOUSE, ...others(HOUSE, 'HousePhone', 'F')],
  };
}
