import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { citationsIn, idsOf, parseSpec, titlesIn, unknownIn } from './spec-lines.ts';

const root = join(import.meta.dirname, '..', '..');
const spec = parseSpec(readFileSync(join(root, 'SPEC.md'), 'utf8'));

const citingFolders = ['tests', 'src', 'workers', 'schemas', 'backend', 'scripts'];
const citingFiles = ['firestore.rules', 'storage.rules'];

/** The source files below a folder; an empty list when the folder does not exist (an incomplete checkout). */
function sourcesBelow(folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|css|rules)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'));
}

test('[RUN-6] every line of SPEC.md parses and its numbers are unique', () => {
  expect(spec.problems.join('\n')).toBe('');
  expect(spec.rules.length).toBeGreaterThan(0);
});

test('[RUN-6] every number cited in tests and code exists in SPEC.md', () => {
  const files = [
    ...citingFolders.flatMap(sourcesBelow),
    ...citingFiles.map((file) => join(root, file)).filter(existsSync),
  ];
  const unknown = files.flatMap((file) =>
    citationsIn(readFileSync(file, 'utf8'), spec.prefixes)
      .flatMap((citation) => unknownIn(spec, citation))
      .map((id) => `${id} is cited in ${relative(root, file)} and not in SPEC.md`),
  );
  expect(unknown.join('\n')).toBe('');
});

test('[RUN-6] every rule marked built is named by a test', () => {
  const proven = new Set(
    sourcesBelow('tests')
      .flatMap((file) => titlesIn(readFileSync(file, 'utf8')))
      .flatMap((title) => citationsIn(title, spec.prefixes))
      .flatMap((citation) => idsOf(spec, citation)),
  );
  const built = spec.rules.filter((rule) => rule.issue === undefined);
  const unproven = built.filter((rule) => !proven.has(rule.id)).map((rule) => `${rule.id} ${rule.sentence}`);
  // Not an error: a rule may be proven before its issue is done. The author who closes the issue turns these into
  // `built`.
  const early = spec.rules.filter((rule) => rule.issue !== undefined && proven.has(rule.id)).map((rule) => rule.id);
  if (early.length > 0) console.info(`tests name rules that SPEC.md marks as later: ${early.join(', ')}`);
  expect(
    unproven.join('\n'),
    `${unproven.length} of ${built.length} built rules have no test whose name begins with their number`,
  ).toBe('');
});

test('[RUN-6] every route of the product stands in SPEC.md exactly once', () => {
  const times = routes.map((path) => {
    const lines = spec.rules.filter((rule) => rule.sentence.includes(`\`${path}\``));
    // Each line of the routes section begins with its path, so that paths can be read in one column.
    const leads = lines.filter((rule) => rule.prefix === 'RTE' && rule.sentence.startsWith(`\`${path}\``));
    return lines.length === 1 && leads.length === 1
      ? ''
      : `${path} stands in ${lines.map((rule) => rule.id).join(', ')}`;
  });
  expect(times.filter((line) => line !== '').join('\n')).toBe('');

  const unlisted = spec.rules.filter(
    (rule) =>
      rule.prefix === 'RTE' &&
      rule.sentence.startsWith('`/') &&
      !routes.some((path) => rule.sentence.startsWith(`\`${path}\``)),
  );
  expect(unlisted.map((rule) => `${rule.id} is no route of the product`).join('\n')).toBe('');
});

// Prove that the checker fails. The letters ZZZ are not a section of SPEC.md, so these do not count as citations of a
// rule.
const sample = parseSpec('# Sample\n\n## ZZZ · Sample\n\n- **ZZZ-1** (built) One.\n- **ZZZ-3** (later:4) Three.');

test('[RUN-6] the reader of SPEC.md reports each kind of broken line', () => {
  expect(sample.problems).toEqual([]);
  const broken = (line: string) => parseSpec(`## ZZZ · Sample\n- **ZZZ-2** (built) Two.\n${line}`).problems;
  expect(broken('- **ZZZ-3** built Three.')).toHaveLength(1);
  expect(broken('- **ZZZ-2** (built) Two again.')).toHaveLength(1);
  expect(broken('- **ZZZ-1** (built) One.')).toHaveLength(1);
  expect(broken('- **YYY-3** (built) Three.')).toHaveLength(1);
  expect(broken('- **ZZZ-3** (later:99) Three.')).toHaveLength(1);
  expect(broken('- **ZZZ-3** (built) three')).toHaveLength(1);
  expect(broken('some prose')).toHaveLength(1);
});

test('[RUN-6] lists and ranges of numbers are read, and unknown ends are found', () => {
  const ids = (text: string) => citationsIn(text, sample.prefixes).flatMap((citation) => idsOf(sample, citation));
  const unknown = (text: string) =>
    citationsIn(text, sample.prefixes).flatMap((citation) => unknownIn(sample, citation));
  expect(ids('[ZZZ-1, ZZZ-3] and "ZZZ-1"')).toEqual(['ZZZ-1', 'ZZZ-3', 'ZZZ-1']);
  expect(ids('[ZZZ-1..3]')).toEqual(['ZZZ-1', 'ZZZ-3']);
  expect(ids('[ZZZ-1, 3] [UTF-8] ZZZ-1')).toEqual(['ZZZ-1', 'ZZZ-3']);
  expect(unknown('[ZZZ-1..3]')).toEqual([]);
  expect(unknown('[ZZZ-2] [ZZZ-1..9] [ZZZ-3..1]')).toEqual(['ZZZ-2', 'ZZZ-9', 'ZZZ-3..1']);
});

test('[RUN-6] only tests that run count as proof', () => {
  const call = (name: string, text: string) => `${name}('[ZZZ-1] ${text}', () => {})`;
  expect(titlesIn(call('test', 'a'))).toEqual(['[ZZZ-1] a']);
  expect(titlesIn(call('test.each([1, f(2)])', 'b'))).toEqual(['[ZZZ-1] b']);
  expect(titlesIn(call('  .twin(x)\nattack', 'c'))).toEqual(['[ZZZ-1] c']);
  expect(titlesIn(call('// test', 'd'))).toEqual([]);
  expect(titlesIn(call('test.skip', 'e'))).toEqual([]);
  expect(titlesIn(call('log', 'f'))).toEqual([]);
});

/** Every path of the product, in the order of its areas. */
const routes = [
  '/',
  '/home',
  '/dashboard',
  '/features',
  '/how_it_works',
  '/pricing',
  '/contact',
  '/privacy_policy',
  '/login',
  '/recover_password',
  '/subscription',
  '/register',
  '/register/referral/{referral_id}',
  '/sales/view/{type_id}',
  '/sales/add',
  '/sales/customer',
  '/sales/invoice/{id}',
  '/sales/payment/{id}',
  '/sales/payment/history/{id}',
  '/sales/receipt/{id}',
  '/sales/edit/{id}',
  '/shop',
  '/shop/add',
  '/shop/losses/{farm_shop_id}',
  '/shop/stock_history/{farm_shop_id}',
  '/farm/view/{type_id}',
  '/farm/add/raw_materials',
  '/farm/add/farm_activities',
  '/farm/edit/{farm_id}',
  '/farm/farm_activities/view/{farm_id}',
  '/farm/payment/{farm_id}',
  '/farm/view/{type_id}/raw_material/{id}',
  '/farm/view/{type_id}/raw_material/edit/{id}',
  '/farm/raw_material/payment/{id}',
  '/farm/raw_material/payment/history/{id}',
  '/processed/view/{type_id}',
  '/processed/add/products',
  '/expenses',
  '/expenses/add',
  '/expenses/voucher/{id}',
  '/expenses/payment/{id}',
  '/expenses/edit/{id}',
  '/expenses/payment/history/{id}',
  '/purchases/view/{id}',
  '/purchases/payment/{id}',
  '/purchases/edit/{id}',
  '/purchases/payment/history/{id}',
  '/settings/{page_id}',
  '/businesses',
  '/businesses/add',
  '/suppliers',
  '/welcome',
  '/public_invoice/{order_id}/{business_id}/{qty}',
  '/public_receipt/{order_id}/{business_id}/{qty}',
  '/attendant_invite/{invite_id}',
  '/invite/{invite_id}',
  '/attendant/activities',
  '/view_debtors',
  '/view_creditors',
  '/unsubscribe/{business_id}',
];
