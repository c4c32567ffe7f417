import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guardRoute, type GuardSession } from '../../src/app/guard-route.ts';
import { GUARDS, guardOf, type Guard, type GuardedPath } from '../../src/app/guards.ts';
import { ROUTES } from '../../src/app/routes.ts';

const line = guardOf;
const LIST = line('/sales/view/:type_id');
const ADD = line('/sales/add');
const EDIT = line('/sales/edit/:id');
const SETTINGS = line('/settings/:page_id');

const OUT: GuardSession = { state: 'signed-out' };
const business = { role: 'owner' as const, roles: {}, purchases: false, farm_activities: true, production: false };
const signedIn = (part: Partial<typeof business> | { role: 'admin' | 'attendant'; roles: object }): GuardSession => ({
  state: 'signed-in',
  ready: true,
  business: { ...business, ...part },
});
const NO_BUSINESS: GuardSession = { state: 'signed-in', ready: true };

test('[RTE-63] a signed-out person is sent to sign in, and back to where they wanted to go', () => {
  expect(guardRoute(ADD, OUT, '/sales/add?x=1')).toEqual({ go: 'redirect', to: '/login?next=%2Fsales%2Fadd%3Fx%3D1' });
  expect(guardRoute(SETTINGS, OUT, '/settings/0')).toMatchObject({ go: 'redirect' });
  expect(guardRoute(line('/login'), OUT, '/login')).toEqual({ go: 'allow' });
});

test('[RTE-63] a signed-in person without a business is sent to the setup questions', () => {
  expect(guardRoute(LIST, NO_BUSINESS, '/sales/view/0')).toEqual({ go: 'redirect', to: '/welcome' });
  expect(guardRoute(SETTINGS, NO_BUSINESS, '/settings/0')).toEqual({ go: 'allow' });
});

test('[RTE-63] while the session is not known, or the first fetch still runs, the guard waits', () => {
  expect(guardRoute(LIST, undefined, '/')).toEqual({ go: 'wait' });
  expect(guardRoute(line('/welcome'), { state: 'signed-in', ready: false }, '/')).toEqual({ go: 'wait' });
  expect(guardRoute(line('/home'), undefined, '/home')).toEqual({ go: 'allow' });
});

test('[RTE-14] the list is blocked when edit_sales or delete_sales is missing, and opens with both', () => {
  const FALLBACK = { go: 'redirect', to: '/settings/0' };
  for (const roles of [{}, { edit_sales: true }, { delete_sales: true }, { edit_sales: true, delete_sales: false }])
    expect(guardRoute(LIST, signedIn({ role: 'admin', roles }), '/')).toEqual(FALLBACK);
  expect(guardRoute(LIST, signedIn({ role: 'admin', roles: { edit_sales: true, delete_sales: true } }), '/')).toEqual({
    go: 'allow',
  });
});

test('[RTE-15] recording a sale needs add_sales; the owner needs nothing', () => {
  expect(guardRoute(ADD, signedIn({ role: 'attendant', roles: {} }), '/')).toEqual({
    go: 'redirect',
    to: '/settings/0',
  });
  expect(guardRoute(ADD, signedIn({ role: 'admin', roles: { add_sales: true } }), '/')).toEqual({ go: 'allow' });
  expect(guardRoute(ADD, signedIn({ role: 'owner' }), '/')).toEqual({ go: 'allow' });
});

test('[RTE-21] changing a sale needs edit_sales; the owner needs nothing', () => {
  const answer = (roles: object) => guardRoute(EDIT, signedIn({ role: 'admin', roles }), '/sales/edit/x');
  expect(answer({ add_sales: true, delete_sales: true })).toEqual({ go: 'redirect', to: '/settings/0' });
  expect(answer({ edit_sales: true })).toEqual({ go: 'allow' });
  expect(guardRoute(EDIT, signedIn({ role: 'owner' }), '/sales/edit/x')).toEqual({ go: 'allow' });
});

test('[RTE-64] a feature that the business does not use sends even the owner to settings', () => {
  const shop = { needs: 'business', flag: 'purchases' } as const;
  expect(guardRoute(shop, signedIn({}), '/shop')).toEqual({ go: 'redirect', to: '/settings/0' });
  expect(guardRoute(shop, signedIn({ purchases: true }), '/shop')).toEqual({ go: 'allow' });
});

test('[SHL-7] every line of the table names a screen that exists', () => {
  const missing = ROUTES.filter(({ screen }) => !existsSync(`src/nouns/${screen}.screen.tsx`));
  expect(missing).toEqual([]);
});

/** Routes and their access rules in the words of SPEC.md: the path, and the sentences after the first. */
const said = [
  ...readFileSync('SPEC.md', 'utf8').matchAll(/^- \*\*RTE-\d+\*\* \([^)]*\) `([^`]+)`[^.]*(?:\d+n?[^.]*)?\. (.*)$/gm),
].map(([, path = '', words = '']) => [path.replaceAll(/\{(\w+)\}/g, ':$1'), words] as const);

/** The guard described by a sentence like "Needs the flag purchases and edit_purchases or add_purchases." */
function guardInWords(words: string): Guard | string {
  const like = /^Guarded as (\S+?)\.$/.exec(words)?.[1];
  if (like !== undefined) return guardInWords(said.find(([path]) => path === like)![1]);
  if (words.startsWith('Public')) return { needs: 'public' };
  if (/sign-in/.test(words)) return { needs: /not to look/.test(words) ? 'public' : 'signed-in' };
  if (words === 'Needs membership as attendant.') return { needs: 'business', as: 'attendant' };
  const blocked = /^Blocked if (\w+) or (\w+) is false\.$/.exec(words);
  if (blocked) return { needs: 'business', role: { all: [blocked[1], blocked[2]] as never } };
  const [, flag, rights] = /^Needs (?:the flag (.+?) and )?([a-z_, ]+)\.$/.exec(words) ?? [];
  if (rights === undefined) return words;
  const each = rights.split(/, | or /);
  return {
    needs: 'business',
    role: (each.length > 1 ? { any: each } : { all: each }) as never,
    ...(flag && { flag: (/item/.test(flag) ? ['purchases', 'farm_activities'] : flag) as never }),
  };
}

test('[RTE-68] the one table says of every route what SPEC.md says in words', () => {
  expect(said.length).toBeGreaterThan(55);
  for (const [path, words] of said) {
    const { role, ...rest } = guardOf(path as GuardedPath) ?? {};
    const { role: wanted, ...others } = guardInWords(words) as Guard;
    expect({ path, ...rest }).toEqual({ path, ...others });
    const sorted = (need: typeof role) =>
      need && Object.entries(need).map(([how, rights]) => [how, [...rights].sort()]);
    expect([path, sorted(role)]).toEqual([path, sorted(wanted)]);
  }
  const paths = new Set<string>(said.map(([path]) => path));
  expect(Object.keys(GUARDS).filter((path) => path !== '*' && !paths.has(path))).toEqual([]);
});

const BUSINESS_ROUTES = (Object.entries(GUARDS) as [GuardedPath, Guard][]).filter(
  ([, guard]) => guard.needs === 'business',
);
const ALL_FLAGS = { purchases: true, farm_activities: true, production: true };
const NO_FLAG = { purchases: false, farm_activities: false, production: false };
const FALLBACK = { go: 'redirect', to: '/settings/0' };
const ALLOW = { go: 'allow' };
type Who = Parameters<typeof signedIn>[0] & object;
const open = (guard: Guard, who: Who, flags = ALL_FLAGS) => guardRoute(guard, signedIn({ ...flags, ...who }), '/');
const having = (names: readonly string[]) => ({
  role: 'admin' as const,
  roles: Object.fromEntries(names.map((name) => [name, true])),
});
const rightsOf = ({ role }: Guard): readonly string[] => (role ? ('all' in role ? role.all : role.any) : []);

test.each(BUSINESS_ROUTES.filter(([, guard]) => guard.role))(
  '[RTE-65, RTE-66] %s opens for the owner and with its rights, and leads to /settings/0 without',
  (_path, guard) => {
    const rights = rightsOf(guard);
    const anyIsEnough = guard.role !== undefined && 'any' in guard.role;
    expect(open(guard, { role: 'owner' })).toEqual(ALLOW);
    expect(open(guard, having(rights))).toEqual(ALLOW);
    expect(open(guard, having([]))).toEqual(FALLBACK);
    expect(open(guard, { ...having(rights), role: 'attendant' as const })).toEqual(FALLBACK);
    for (const right of rights) {
      expect(open(guard, { role: 'admin', roles: { [right]: false } })).toEqual(FALLBACK);
      const some = having(anyIsEnough ? [right] : rights.filter((other) => other !== right));
      expect(open(guard, some)).toEqual(anyIsEnough ? ALLOW : FALLBACK);
    }
  },
);

test.each(BUSINESS_ROUTES.filter(([, guard]) => guard.flag))(
  '[RTE-64] %s opens with its flag alone, and not even for the owner without',
  (_path, guard) => {
    expect(open(guard, { role: 'owner' }, NO_FLAG)).toEqual(FALLBACK);
    for (const flag of [guard.flag!].flat())
      expect(open(guard, { role: 'owner' }, { ...NO_FLAG, [flag]: true })).toEqual(ALLOW);
  },
);

test.each(BUSINESS_ROUTES)('[RTE-62, RTE-63] %s asks first to sign in, then for a business', (path, guard) => {
  expect(guardRoute(guard, NO_BUSINESS, path)).toEqual({ go: 'redirect', to: '/welcome' });
  expect(guardRoute(guard, OUT, path)).toEqual({ go: 'redirect', to: `/login?next=${encodeURIComponent(path)}` });
});

test('[RTE-57] the page of attendants opens for attendants alone', () => {
  const page = line('/attendant/activities');
  expect(open(page, { role: 'attendant', roles: {} })).toEqual(ALLOW);
  expect(open(page, { role: 'owner' })).toEqual(FALLBACK);
  expect(open(page, having(['add_farm_activities']))).toEqual(FALLBACK);
});

test('[RTE-67] attendants who come for the book are taken to their own app; all else that is shut leads to settings', () => {
  const who = { role: 'attendant', roles: {} } as const;
  const own = { go: 'redirect', to: '/attendant/activities' };
  expect(guardRoute(LIST, signedIn(who), '/sales/view/0')).toEqual(own);
  expect(guardRoute(ADD, signedIn(who), '/sales/add')).toEqual(FALLBACK);
  expect(guardRoute(LIST, signedIn({ role: 'admin', roles: {} }), '/sales/view/0')).toEqual(FALLBACK);
  expect(guardRoute(LIST, signedIn({ role: 'owner' }), '/sales/view/0')).toEqual(ALLOW);
});
