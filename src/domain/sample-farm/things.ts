import type { Device } from './devices.ts';
import type { Doc, FarmBook } from './farm-book.ts';
import type { Things } from './farm.ts';
import {
  CUSTOMERS,
  DRESSED_CHICKEN,
  EGG_GOODS,
  FEEDS,
  FIRST_NAMES,
  LAST_NAMES,
  REMEDIES,
  RESALE,
  VENDORS,
  type FeedKey,
  type RemedyKey,
} from './names.ts';

/** Record customers, suppliers, materials and goods on the day on which the book began. */
export function beginThings(book: FarmBook, office: Device, at: string, firstDay: string, scale: number): Things {
  const mapOf = <K extends string, T>(from: Readonly<Record<K, unknown>>, make: (key: K) => T) =>
    Object.fromEntries(Object.keys(from).map((key) => [key, make(key as K)])) as Record<K, T>;
  for (const { id, grade, description, price } of EGG_GOODS) {
    const sell_units = [
      { label: 'tray', factor: 30, price },
      { label: 'piece', factor: 1, price: Math.ceil(price / 30 / 50) * 50 },
    ];
    const fields = { name: description, kind: 'farm_produce', base_unit: 'egg', sell_units, egg_grade: grade } as const;
    book.thing('shop', { ...fields, shelf_life_days: 21 }, office, at, id);
  }
  return {
    customers: customersOf(book, office, at, firstDay, scale),
    vendors: mapOf(VENDORS, (key) => {
      const { name, phone, supplies, terms_days } = VENDORS[key];
      const id = book.newId();
      const fields = { vendor_uid: id, name, phones: [phone], supplies: [...supplies], terms_days };
      return book.thing('vendors', fields, office, at, id);
    }),
    feeds: mapOf(FEEDS, (key) => feed(book, office, at, key)),
    remedies: mapOf(REMEDIES, (key) => remedy(book, office, at, key)),
    resale: RESALE.map(({ name, price }) => piece(book, office, at, 'resale', name, price)),
    dressedChicken: piece(book, office, at, 'processed', DRESSED_CHICKEN.name, DRESSED_CHICKEN.price),
  };
}

/** The named customers first; a larger farm has more. Two of them owe an opening balance. */
function customersOf(
  book: FarmBook,
  office: Device,
  at: string,
  opening_on: string,
  scale: number,
): Doc<'customers'>[] {
  const more = Math.max(0, Math.round((scale - 1) * 12));
  const others = Array.from({ length: more }, (_, i) => {
    const [first, last] = [FIRST_NAMES[i % 12]!, LAST_NAMES[Math.floor(i / 12) % 12]!];
    const again = Math.floor(i / 144);
    const name = `${first} ${last}${again > 0 ? ` ${again + 1}` : ''}`;
    const phone = `0770 ${String(100_000 + i).replace(/(...)(...)/, '$1 $2')}`;
    return { name, phone, type: 'retail', terms_days: 7, location: 'Mukono' } as const;
  });
  return [...CUSTOMERS, ...others].map(({ name, phone, type, terms_days, location }, i) => {
    const id = book.newId();
    const opening = i === 3 ? 180_000 : i === 6 ? 96_000 : undefined;
    return book.thing(
      'customers',
      {
        doc_id: id,
        name,
        phones: [phone],
        type,
        terms_days,
        location,
        ...(type === 'retail' && { credit_limit: 400_000 }),
        ...(opening !== undefined && { opening_balance: opening, opening_on }),
      },
      office,
      at,
      id,
    );
  });
}

function feed(book: FarmBook, office: Device, at: string, key: FeedKey): Doc<'raw_materials'> {
  const { name, feed_type, crude_protein, bag_kg } = FEEDS[key];
  const pack = { label: 'bag', factor: bag_kg * 1_000 };
  const fields = { name, category: 'feeds', base_unit: 'g', pack, feed_type, crude_protein, min_days_left: 7 } as const;
  return book.thing('raw_materials', fields, office, at);
}

function remedy(book: FarmBook, office: Device, at: string, key: RemedyKey): Doc<'raw_materials'> {
  const { name, category, ingredient, unit, pack, meat, egg } = REMEDIES[key];
  const label = unit === 'dose' ? 'vial' : 'packet';
  return book.thing(
    'raw_materials',
    {
      name,
      category,
      base_unit: unit,
      pack: { label, factor: pack },
      active_ingredient: ingredient,
      withdrawal_meat_days: meat,
      withdrawal_egg_days: egg,
      storage: category === 'vaccines' ? 'Fridge, 2-8 °C' : 'Dry and dark',
    },
    office,
    at,
  );
}

function piece(book: FarmBook, office: Device, at: string, kind: 'resale' | 'processed', name: string, price: number) {
  const sell_units = [{ label: 'piece', factor: 1, price }];
  return book.thing('shop', { name, kind, base_unit: 'piece', sell_units, reorder_level: 8 }, office, at);
}
