import { t } from '@lingui/core/macro';
import { useQuery } from '../../../client/use-query.ts';
import type { ReportParts } from '../../../contract/reports.ts';
import { categoryPart, FILTERS, type FilterKind } from '../../../domain/reports/report-filter.ts';
import type { ReportName } from '../../../domain/reports/report.ts';
import { methodWords } from '../../../ui/words/method-words.ts';

const NOTHING = {};

/** One choice of a report's filter; `value` as in the URL. */
export interface OfWhat {
  readonly value: string;
  readonly label: string;
}
/** Choices of one kind; without a name they have no heading. */
interface Group {
  readonly group?: string;
  readonly items: readonly OfWhat[];
}

/** The choices of a report's filter, and the current one. */
export interface OfWhatChoice {
  readonly label: string;
  readonly all: string;
  readonly groups: readonly Group[];
  /**
   * The value for the worker; null = everything, also when the URL names a choice that does not exist on this phone.
   */
  readonly only: string | null;
  /** The current choice as text; undefined for everything. */
  readonly words: string | undefined;
}

/**
 * The filter of a report beside its days, undefined for a report that has none; `isKnown` is false until the names are
 * read, which a filtered report waits for. [RPT-8]
 */
export function useOfWhat(report: ReportName, currency: string, asked: string | null): { choice: OfWhatChoice | undefined; isKnown: boolean } {
  const parts = useQuery('reports.parts', NOTHING);
  const kind = FILTERS[report];
  if (!kind) return { choice: undefined, isKnown: true };
  const groups = kind === 'methods' ? methodGroups(currency) : parts && groupsOf(kind, parts);
  if (!groups) return { choice: undefined, isKnown: asked === null };
  const items = groups.flatMap((group) => group.items);
  if (items.length === 0) return { choice: undefined, isKnown: true };
  const chosen = items.find(({ value }) => value === asked);
  return { choice: { ...labelsOf(kind), groups, only: chosen?.value ?? null, words: chosen?.label }, isKnown: true };
} // prettier-ignore

function labelsOf(kind: FilterKind): { label: string; all: string } {
  if (kind === 'methods') return { label: t`Where the money is`, all: t`All together` };
  if (kind === 'flocks') return { label: t`Flock`, all: t`All flocks` };
  return { label: t`Of what`, all: t`Everything` };
}

const methodGroups = (currency: string): Group[] => [
  { items: Object.entries(methodWords(currency)).map(([value, label]) => ({ value, label })) },
];

function groupsOf(kind: FilterKind, { flocks, categories }: ReportParts): Group[] {
  const named = (isOpen: boolean) => flocks.filter(({ open }) => open === isOpen).map(({ id, name }) => ({ value: id, label: name })); // prettier-ignore
  const ofFlocks = [
    { group: t`Flocks`, items: named(true) },
    { group: t`Closed flocks`, items: named(false) },
  ].filter(({ items }) => items.length > 0);
  const shop: OfWhat = { value: 'shop', label: t`The shop` };
  const groups = { group: t`The shop by category`, items: categories.map((one) => ({ value: categoryPart(one), label: one })) }; // prettier-ignore
  const ofShop: Group[] = [{ items: [shop] }, ...(categories.length > 0 ? [groups] : [])];
  const rest: Group = { items: [{ value: 'rest', label: t`Everything else` }] };
  switch (kind) {
    case 'parts':
      return [...ofShop, ...ofFlocks, rest];
    case 'spent':
    case 'runs':
      return ofFlocks.length > 0 ? [...ofFlocks, rest] : [];
    case 'goods': {
      const farm = [{ value: 'eggs', label: t`Eggs` }, { value: 'materials', label: t`Feed and materials` }]; // prettier-ignore
      return [...ofShop, { items: farm }];
    }
    case 'flocks':
      return ofFlocks;
    case 'methods':
      return [];
  }
}
