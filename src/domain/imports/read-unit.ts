import { USUAL_HABITS, type Habits } from '../business/habits.ts';
import type { ItemDraft } from '../stock/check-item.ts';
import { contentUnit } from '../stock/content-unit.ts';
import { plainWords } from '../text/plain-words.ts';
import { countIn, meantIn, type NumberStyle } from './read-cell.ts';

/** The base unit of an item, and a selling unit. Units: base units. */
export interface ReadUnit {
  readonly base: ItemDraft['base_unit'];
  readonly label: string;
  readonly factor: number;
}

/** A unit whose word defines both its base unit and how many one holds. */
interface KnownUnit extends ReadUnit {
  readonly words: readonly string[];
}

/** Unit words in English, Swahili and French. */
const KNOWN: readonly KnownUnit[] = [
  { base: 'piece', label: 'piece', factor: 1, words: ['piece', 'pieces', 'pc', 'pcs', 'each', 'ea', 'unit', 'units', 'nos', 'no', 'kipande', 'vipande', 'kimoja', 'unite', 'unites'] },
  { base: 'g', label: 'kg', factor: 1_000, words: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes'] },
  { base: 'g', label: 'g', factor: 1, words: ['g', 'gm', 'gms', 'gram', 'grams', 'gramme', 'grammes', 'gramu'] },
  { base: 'ml', label: 'l', factor: 1_000, words: ['l', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters', 'lita'] },
  { base: 'ml', label: 'ml', factor: 1, words: ['ml', 'millilitre', 'millilitres', 'mililita'] },
  { base: 'egg', label: 'egg', factor: 1, words: ['egg', 'eggs', 'yai', 'mayai', 'oeuf', 'oeufs', 'œuf', 'œufs'] },
  { base: 'egg', label: 'dozen', factor: 12, words: ['dozen', 'dozens', 'dazeni', 'dazani', 'douzaine', 'douzaines'] },
  { base: 'bird', label: 'bird', factor: 1, words: ['bird', 'birds', 'hen', 'hens', 'kuku', 'oiseau', 'oiseaux', 'poule', 'poules'] },
  { base: 'dose', label: 'dose', factor: 1, words: ['dose', 'doses', 'dozi'] },
]; // prettier-ignore

/** Packs with a name of their own in the app, and the base unit of their content when it is given as a bare number. */
const PACKS: readonly { base: ItemDraft['base_unit']; label: string; words: readonly string[] }[] = [
  { base: 'g', label: 'bag', words: ['bag', 'bags', 'sack', 'sacks', 'gunia', 'magunia', 'mfuko', 'mifuko', 'sac', 'sacs'] },
  { base: 'ml', label: 'bottle', words: ['bottle', 'bottles', 'chupa', 'bouteille', 'bouteilles', 'flacon', 'flacons'] },
  { base: 'dose', label: 'vial', words: ['vial', 'vials', 'kichupa', 'vichupa', 'fiole', 'fioles'] },
]; // prettier-ignore

const TRAYS = new Set(['tray', 'trays', 'trei', 'treya', 'plateau', 'plateaux', 'alveole', 'alveoles', 'plaquette', 'plaquettes']); // prettier-ignore

/**
 * Selling unit of an item, from its unit word and its content: "bag" and "50 kg", "tray", "box" and "24", "kg". Without
 * a word it is pieces. Undefined when the content is unreadable.
 */
export function readUnit(
  word: string,
  holds: string,
  { tray_eggs }: Pick<Habits, 'tray_eggs'> = USUAL_HABITS,
  style: NumberStyle = { language: 'en' },
): ReadUnit | undefined {
  const plain = plainWords(word).replace(/\.$/, '');
  const isTray = TRAYS.has(plain);
  const known = plain === '' ? KNOWN[0]! : unitNamed(plain);
  const pack = PACKS.find(({ words }) => words.includes(plain));
  const label = isTray ? 'tray' : (known?.label ?? pack?.label ?? word.trim());
  if (holds.trim() === '') {
    if (isTray) return { base: 'egg', label, factor: tray_eggs };
    // A pack without a stated content is counted as a unit.
    return known ? { base: known.base, label, factor: known.factor } : { base: 'piece', label, factor: 1 };
  }
  const content = readContent(holds, known?.base ?? pack?.base ?? (isTray ? 'egg' : 'piece'), style);
  return content && { ...content, label };
}

/** Counts are read in thousandths. */
const THOUSANDTHS = 1_000;

const unitNamed = (plain: string): KnownUnit | undefined => KNOWN.find(({ words }) => words.includes(plain));

/**
 * Base units per counted unit: "10 bags" of an item sold by the bag are bags, "10 kg" of it are kilograms. Undefined
 * when the word is neither the unit nor one with the same base unit.
 */
export function factorNamed(
  plain: string,
  { base, label, factor }: ReadUnit,
  habits?: Pick<Habits, 'tray_eggs'>,
): number | undefined {
  if (plain === '' || readUnit(plain, '', habits)?.label === label) return factor;
  const unit = unitNamed(plain);
  return unit?.base === base ? unit.factor : undefined;
}

/** Content of a pack: "50 kg", "500ml", "24"; a bare number is in the usual unit of such packs. */
function readContent(
  holds: string,
  usual: ItemDraft['base_unit'],
  style: NumberStyle,
): Omit<ReadUnit, 'label'> | undefined {
  const written = countIn(holds);
  const meant = meantIn(written, style);
  if (!written || meant.is !== 'one') return undefined;
  const unit = written.unit === '' ? { base: usual, factor: contentUnit(usual).factor } : unitNamed(written.unit);
  if (!unit) return undefined;
  const factor = (meant.value * unit.factor) / THOUSANDTHS;
  return factor >= 1 && Number.isSafeInteger(factor) ? { base: unit.base, factor } : undefined;
}
