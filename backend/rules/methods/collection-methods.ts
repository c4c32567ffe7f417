import { alike, contains, containsAll } from '../compare.ts';
import {
  asRuleList,
  asRuleMap,
  checkedText,
  checkPairs,
  RuleError,
  RuleLimitError,
  RuleMapDiff,
  RuleSet,
  type RuleValue,
} from '../values.ts';
import { toText } from './to-text.ts';
import { stringArg, takes, type MethodTable } from './table.ts';

const longestList = 1_000_000;

type List = readonly RuleValue[];
type RuleMap = ReadonlyMap<string, RuleValue>;

/** Methods of list. */
export const listMethods: MethodTable<List> = {
  size: takes(0, (self) => BigInt(self.length)),
  concat: takes(1, (self, args) => {
    if (self.length + listArg(args).length > longestList) throw new RuleLimitError('A list grew too long.');
    return [...self, ...listArg(args)];
  }),
  hasAll: takes(1, (self, args) => containsAll(self, listArg(args))),
  hasAny: takes(1, (self, args) => {
    checkPairs(self, listArg(args));
    return listArg(args).some((item) => contains(self, item));
  }),
  hasOnly: takes(1, (self, args) => containsAll(listArg(args), self)),
  removeAll: takes(1, (self, args) => {
    checkPairs(self, listArg(args));
    return self.filter((item) => !contains(listArg(args), item));
  }),
  toSet: takes(0, (self) => toSet(self)),
  join: takes(1, (self, args) => checkedText(self.map(toText).join(stringArg(args, 0)))),
};

/** Methods of set. */
export const setMethods: MethodTable<RuleSet> = {
  size: takes(0, (self) => BigInt(self.items.length)),
  hasAll: takes(1, (self, args) => containsAll(self.items, itemsArg(args), alike)),
  hasAny: takes(1, (self, args) => {
    checkPairs(self.items, itemsArg(args));
    return itemsArg(args).some((item) => contains(self.items, item, alike));
  }),
  hasOnly: takes(1, (self, args) => containsAll(itemsArg(args), self.items, alike)),
  difference: takes(1, (self, args) => {
    const other = setArg(args, self);
    return new RuleSet(self.items.filter((item) => !contains(other, item, alike)));
  }),
  intersection: takes(1, (self, args) => {
    const other = setArg(args, self);
    return new RuleSet(self.items.filter((item) => contains(other, item, alike)));
  }),
  union: takes(1, (self, args) => toSet([...self.items, ...setArg(args, self)])),
};

/** Methods of map. get() takes a key or a list of keys to follow, and a default for a missing key. */
export const mapMethods: MethodTable<RuleMap> = {
  size: takes(0, (self) => BigInt(self.size)),
  keys: takes(0, (self) => [...self.keys()].sort()),
  values: takes(0, (self) => [...self.values()]),
  get: takes(2, (self, args) => {
    const steps = keySteps(args[0]);
    let value: RuleValue | undefined = self;
    for (const step of steps) value = asRuleMap(value)?.get(step);
    return value === undefined ? (args[1] ?? null) : value;
  }),
  diff: takes(1, (self, args) => {
    const before = asRuleMap(args[0]);
    if (!before) throw new RuleError('A map can only be compared with a map.');
    return new RuleMapDiff(before, self);
  }),
};

/** Methods of map_diff, each returning a set of keys. */
export const mapDiffMethods: MethodTable<RuleMapDiff> = {
  addedKeys: takes(0, ({ before, after }) => new RuleSet([...after.keys()].filter((key) => !before.has(key)))),
  removedKeys: takes(0, ({ before, after }) => new RuleSet([...before.keys()].filter((key) => !after.has(key)))),
  changedKeys: takes(0, (diff) => new RuleSet(commonKeys(diff, false))),
  unchangedKeys: takes(0, (diff) => new RuleSet(commonKeys(diff, true))),
  affectedKeys: takes(0, (diff) => {
    const { before, after } = diff;
    const added = [...after.keys()].filter((key) => !before.has(key));
    const removed = [...before.keys()].filter((key) => !after.has(key));
    return new RuleSet([...added, ...removed, ...commonKeys(diff, false)]);
  }),
};

/** The keys that map.get() follows. */
export function keySteps(key: RuleValue | undefined): readonly string[] {
  const steps = typeof key === 'string' ? [key] : asRuleList(key);
  if (!steps || steps.length === 0 || steps.some((step) => typeof step !== 'string')) {
    throw new RuleError('get() needs a key or a list of keys.');
  }
  return steps as readonly string[];
}

function commonKeys({ before, after }: RuleMapDiff, equal: boolean): string[] {
  return [...after.keys()].filter((key) => {
    const old = before.get(key);
    return old !== undefined && alike(old, after.get(key)!) === equal;
  });
}

function toSet(items: List): RuleSet {
  if (items.every((item) => typeof item === 'string')) return new RuleSet([...new Set(items)]);
  checkPairs(items, items);
  const distinct: RuleValue[] = [];
  for (const item of items) if (!contains(distinct, item, alike)) distinct.push(item);
  return new RuleSet(distinct);
}

function listArg(args: List): List {
  const list = asRuleList(args[0]);
  if (!list) throw new RuleError('Expected a list.');
  return list;
}

function setArg(args: List, self: RuleSet): List {
  if (!(args[0] instanceof RuleSet)) throw new RuleError('Expected a set.');
  checkPairs(self.items, args[0].items);
  return args[0].items;
}

function itemsArg(args: List): List {
  return args[0] instanceof RuleSet ? args[0].items : listArg(args);
}
