import type { ImportField } from '../../src/domain/imports/fields.ts';
import type { ImportKind } from '../../src/domain/imports/import-row.ts';
import type { DecimalSign } from '../../src/domain/numbers/read-digits.ts';
import { diceOf, type Dice } from '../../src/domain/sample-farm/dice.ts';
import { excelOf } from './excel-of.ts';

/* Files in the formats of other programs, generated with the names and amounts of each seed. */

/** A file of another program, and its contents. Units: minor units of the Kenyan shilling. */
export interface RealFile {
  readonly program: string;
  readonly kind: ImportKind;
  readonly filename: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Rows below the headings, including invalid rows and rows that continue the one above. */
  readonly rows: number;
  readonly bad: number;
  readonly joined: number;
  /** The total of all debts, of the cost of the stock, or of the stock on hand, without invalid rows. */
  readonly sum: number;
  /** Names of people, without duplicates. */
  readonly names?: readonly string[];
  /** The user's answer, where the file can be read in two ways. */
  readonly answer?: DecimalSign;
  /** Columns that a user must assign, by their headings. */
  readonly said?: Readonly<Partial<Record<ImportField, string>>>;
}

const FIRST = [
  'Amina',
  'Wanjirũ',
  'Ng’ang’a',
  'Ɗanladi',
  'Chidi',
  'Fatou',
  'Aïssatou',
  'Okello',
  'Nakató',
  'Zawadi',
  'Kwame',
  'Séverin',
];
const LAST = ['Kamau', 'Okello-Odongo', 'Diop', 'Mwangi', 'N’Diaye', 'Otieno', 'Bello', 'Mbabazi', 'Traoré', 'Adeyemi'];
const GOODS = [
  'Layers mash',
  'Chick mash',
  'Drinker 3 l',
  'Egg tray',
  'Lamp “Sun”',
  'Vitamins, 100 g',
  'Nest box',
  'Broiler starter',
];

/** A notation of people and programs for an amount in hundredths. */
type Way = (minor: number) => string;
const written =
  (group: string, decimal: string, below: (digits: string) => string): Way =>
  (minor) => {
    const [whole = '', part = ''] = (Math.abs(minor) / 100).toFixed(2).split('.');
    const digits = `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)}${decimal}${part}`;
    return minor < 0 ? below(digits) : digits;
  };
const ENGLISH = written(',', '.', (digits) => `-${digits}`);
const FRENCH = written('\u202F', ',', (digits) => `-${digits}`);
const GERMAN = written('.', ',', (digits) => `-${digits}`);
const BOOKKEEPER = written(',', '.', (digits) => `${digits} Cr`);
const BRACKETS = written(',', '.', (digits) => `(${digits})`);
/** Thousands separated by a point, without decimals: ambiguous. */
const POINTS: Way = (minor) => String(minor / 100).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');

interface Person {
  readonly first: string;
  readonly last: string;
  readonly phone: string;
  readonly owes: number;
  readonly day: string;
}

function peopleOf(dice: Dice, { whole = false } = {}): readonly Person[] {
  const seen = new Set<string>();
  return Array.from({ length: dice.between(8, 60) }, (_, i): Person => {
    const first = dice.pick(FIRST);
    let last = dice.pick(LAST);
    while (seen.has(`${first} ${last}`)) last += ` ${i}`;
    seen.add(`${first} ${last}`);
    const owes = whole ? dice.between(1, 900) * 100_000 : dice.between(-500_000, 9_000_000);
    return { first, last, phone: `7${String(dice.between(10_000_000, 99_999_999))}`, owes: owes || 100, day: `2026-${String(dice.between(1, 10)).padStart(2, '0')}-${String(dice.between(13, 28))}` };
  });
} // prettier-ignore

const nameOf = ({ first, last }: Person) => `${first} ${last}`;
const sumOf = (people: readonly Person[]) => people.reduce((sum, { owes }) => sum + owes, 0);
const utf8 = (text: string) => new Uint8Array(Buffer.from(text));
/** Encode in an older Windows code page; the few characters it lacks are written without accent. */
const OLD = new Map([
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['Ɗ', 0x44],
  ['ũ', 0x75],
  ['\u202F', 0xa0],
]);
const windows = (text: string) => Uint8Array.from(text, (letter) => OLD.get(letter) ?? letter.charCodeAt(0));
const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const quoted = (cells: readonly string[], sign = ',') =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(sign);
const serial = (day: string) =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse('1899-12-30T00:00:00Z')) / 86_400_000);
const turned = (day: string) => day.split('-').toReversed().join('/');
const american = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

type Template = (dice: Dice) => Omit<RealFile, 'program'>;
const ofPeople = (people: readonly Person[]) => ({
  kind: 'customers' as const,
  rows: people.length,
  bad: 0,
  joined: 0,
  sum: sumOf(people),
  names: people.map(nameOf),
});

const TEMPLATES: Readonly<Record<string, Template>> = {
  'Excel, English': (dice) => {
    const people = peopleOf(dice);
    const rows = people.map((one) => [nameOf(one), `+254 ${one.phone}`, one.owes / 100, { serial: serial(one.day) - (dice.chance(0.3) ? 16 / 86_400 : 0) }]);
    return { ...ofPeople(people), filename: 'customers.xlsx', bytes: excelOf([{ name: 'Old', hidden: true, rows: [['Name', 'Phone'], ['Nobody', '1']] }, { name: 'Sheet1', rows: [['Customer balances'], [], ['Name', 'Phone number', 'Balance', 'As of'], ...rows] }]) };
  },
  'Excel, French': (dice) => {
    const people = peopleOf(dice);
    const lines = people.map((one) => [nameOf(one), `0${one.phone}`, FRENCH(one.owes), turned(one.day)].join(';'));
    // Older code pages lack hooks and tildes: these names may differ from the originals.
    const { names: _names, ...about } = ofPeople(people);
    return { ...about, filename: 'clients.csv', bytes: windows(['Nom du client;Téléphone;Solde;Depuis', ...lines].join('\r\n')) };
  },
  'Excel, German': (dice) => {
    const people = peopleOf(dice);
    const lines = people.map((one) => [nameOf(one), `00254${one.phone}`, GERMAN(one.owes), one.day.split('-').toReversed().join('.')].join(';'));
    return { ...ofPeople(people), filename: 'kunden.csv', bytes: utf8(`\uFEFFKunde;Telefon;Saldo;Stand\r\n${lines.join('\r\n')}`), said: { name: 'Kunde', phone: 'Telefon', opening_balance: 'Saldo', opening_on: 'Stand' } };
  },
  'Excel, Swahili': (dice) => {
    const people = peopleOf(dice, { whole: true });
    const lines = people.map((one) => [nameOf(one), `0${one.phone}`, POINTS(one.owes), turned(one.day)].join('\t'));
    return { ...ofPeople(people), filename: 'wateja.txt', bytes: wide(`\uFEFFJina la mteja\tNamba ya simu\tDeni\tTangu\r\n${lines.join('\r\n')}`), answer: 'comma' };
  },
  'Excel, Portuguese': (dice) => {
    const people = peopleOf(dice);
    const lines = people.map((one) => quoted([nameOf(one), `+254${one.phone}`, `KES ${GERMAN(one.owes).replace('-', '−')}`, turned(one.day)], ';'));
    return { ...ofPeople(people), filename: 'clientes.csv', bytes: utf8(['Cliente;Celular;Em aberto;Data', ...lines].join('\n')), said: { name: 'Cliente', phone: 'Celular', opening_balance: 'Em aberto', opening_on: 'Data' } };
  },
  'Excel, Arabic': (dice) => {
    const people = peopleOf(dice);
    const native = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))).replaceAll('.', '٫').replaceAll(',', '٬');
    const rows = people.map((one) => [nameOf(one), `\u202A${native(`+254 ${one.phone}`)}\u202C`, native(BRACKETS(one.owes)), { serial: serial(one.day) }]);
    return { ...ofPeople(people), filename: 'العملاء.xlsx', bytes: excelOf([{ name: 'ورقة1', rows: [['الاسم', 'الهاتف', 'الرصيد', 'التاريخ'], ...rows] }]), said: { name: 'الاسم', phone: 'الهاتف', opening_balance: 'الرصيد', opening_on: 'التاريخ' } };
  },
  'QuickBooks, customers': (dice) => {
    const people = peopleOf(dice);
    const rows = people.map((one) => [nameOf(one), `(+254) ${one.phone}`, 'Net 30', BRACKETS(one.owes)]);
    return { ...ofPeople(people), filename: 'CustomerContactList.xlsx', bytes: excelOf([{ name: 'Customer Contact List', rows: [['Green Farm Ltd'], ['Customer Contact List'], ['November 27, 2026'], [], ['Customer full name', 'Phone numbers', 'Terms', 'Open balance'], ...rows] }]) };
  },
  'QuickBooks, open invoices': (dice) => {
    const people = peopleOf(dice);
    const again = people.filter((_, i) => i % 3 === 0);
    const lines = [...people, ...again].map((one, i) => quoted([american(one.day), `INV-${1_000 + i}`, nameOf(one), ENGLISH(one.owes)]));
    return { ...ofPeople(people), rows: people.length + again.length, joined: again.length, sum: sumOf(people) + sumOf(again), filename: 'OpenInvoices.csv', bytes: utf8(['Green Farm Ltd', 'Open Invoices', '', 'Date,Num,Customer,Open balance', ...lines].join('\n')) };
  },
  'Google Contacts': (dice) => {
    const people = peopleOf(dice).map((one) => ({ ...one, owes: 0 }));
    const lines = people.map((one) => [one.first, '', one.last, 'Mobile', `+254 ${one.phone} ::: 0${one.phone}`].join(','));
    return { ...ofPeople(people), filename: 'contacts.csv', bytes: utf8(['First Name,Middle Name,Last Name,Phone 1 - Label,Phone 1 - Value', ...lines].join('\n')) };
  },
  'Contacts of a phone': (dice) => {
    const people = peopleOf(dice).map((one) => ({ ...one, owes: 0 }));
    const cards = people.map((one) => ['BEGIN:VCARD', 'VERSION:3.0', `N:${one.last};${one.first};;;`, `FN:${nameOf(one)}`, `TEL;TYPE=CELL:+254-${one.phone}`, 'END:VCARD'].join('\r\n'));
    return { ...ofPeople(people), filename: 'contacts.vcf', bytes: utf8(cards.join('\r\n')) };
  },
  'A ledger of a bookkeeper': (dice) => {
    const people = peopleOf(dice);
    const wrong = people[0]!;
    const lines = people.map((one) => quoted([nameOf(one), one === wrong ? '2.54772E+11' : `0${one.phone}`, BOOKKEEPER(one.owes)], ' , '));
    return { ...ofPeople(people), bad: 1, sum: sumOf(people) - wrong.owes, names: people.slice(1).map(nameOf), filename: 'ledger.csv', bytes: utf8(['Name , Mobile , Balance due', ...lines].join('\r\n')) };
  },
  'Loyverse': (dice) => {
    const items = itemsOf(dice);
    const lines = items.map(({ name, price, cost, count }) => quoted([name, 'Feeds', ENGLISH(price), ENGLISH(cost), String(count), '']));
    return { kind: 'items', filename: 'export_items.csv', rows: items.length, bad: 0, joined: 0, sum: worth(items), bytes: utf8(['Name,Category,Price [Green shop],Cost,In stock [Green shop],Barcode', ...lines].join('\n')) };
  },
  'Zoho Inventory': (dice) => {
    const items = itemsOf(dice);
    const rows = items.map(({ name, price, cost, count }) => [name, `KES ${ENGLISH(price)}`, `KES ${ENGLISH(cost)}`, 'pcs', count]);
    return { kind: 'items', filename: 'Item.xlsx', rows: items.length, bad: 0, joined: 0, sum: worth(items), bytes: excelOf([{ name: 'Items', rows: [['Item Name', 'Rate', 'Purchase Rate', 'Usage unit', 'Stock On Hand'], ...rows] }]) };
  },
  'A price list, typed': (dice) => {
    const items = itemsOf(dice);
    const lines = items.map(({ name, price, cost, count }) => [name, `${FRENCH(price)} KSh`, FRENCH(cost), `${count} pcs`].join(' | '));
    return { kind: 'items', filename: 'prix.txt', rows: items.length, bad: 0, joined: 0, sum: worth(items), bytes: utf8(['Article | Prix | Coût | En stock', ...lines].join('\n')) };
  },
  'M-Pesa statement': (dice) => {
    const lines = Array.from({ length: dice.between(5, 40) }, (_, i) => quoted([`SK${i}${dice.between(10_000, 99_999)}`, `2026-11-${String(dice.between(1, 28)).padStart(2, '0')} 08:12:44`, 'Customer Transfer to 2547XXXX118', 'Completed', '', ENGLISH(-dice.between(1_000, 500_000)), ENGLISH(dice.between(1_000, 9_000_000))]));
    return { kind: 'money', filename: 'MPESA_Statement.csv', rows: lines.length, bad: lines.length, joined: 0, sum: 0, bytes: utf8(['M-PESA STATEMENT', 'Customer Name:,GRACE', '', 'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance', ...lines].join('\r\n')), said: { method: 'Details', amount: 'Balance' } };
  },
  'Money of the first day': (dice) => {
    const [cash, bank, mobile] = [dice.between(1, 9_999_999), -dice.between(1, 900_000), dice.between(1, 9_999_999)];
    const lines = [['Cash in hand', ENGLISH(cash)], ['Equity bank', BRACKETS(bank)], ['M-Pesa', `KSh ${ENGLISH(mobile)}`]].map((cells) => quoted(cells));
    return { kind: 'money', filename: 'money.csv', rows: 3, bad: 0, joined: 0, sum: cash + bank + mobile, bytes: utf8(['Account,Balance', ...lines].join('\n')) };
  },
}; // prettier-ignore

interface Item {
  readonly name: string;
  readonly price: number;
  readonly cost: number;
  readonly count: number;
}
const itemsOf = (dice: Dice): readonly Item[] =>
  Array.from({ length: dice.between(6, 40) }, (_, i) => ({
    name: `${dice.pick(GOODS)} ${i + 1}`,
    price: dice.between(1, 999_999),
    cost: dice.between(1, 800_000),
    count: dice.between(1, 400),
  }));
const worth = (items: readonly Item[]) => items.reduce((sum, { cost, count }) => sum + cost * count, 0);

/** A number of files, cycling through the programs. */
export function realFiles(count: number): readonly RealFile[] {
  const programs = Object.keys(TEMPLATES);
  return Array.from({ length: count }, (_, i) => {
    const program = programs[i % programs.length]!;
    return { program, ...TEMPLATES[program]!(diceOf('real file', program, i)) };
  });
}
