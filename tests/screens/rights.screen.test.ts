import { matchPath } from 'react-router-dom';
import { EVERY_ROLE_NAME, type RoleName } from '../../schemas/choices.ts';
import { guardRoute } from '../../src/app/guard-route.ts';
import { GUARDS, guardOf, type GuardedPath } from '../../src/app/guards.ts';
import { rightWords } from '../../src/nouns/people/shared/right-words.ts';
import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { changeMember } from '../e2e/support/change-member.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

/** The screen that each right alone opens from /settings/0; undefined for rights that open none without another right. */
const LEADS_TO: Readonly<Record<RoleName, string | undefined>> = {
  add_sales: '/sales/add',
  edit_sales: undefined,
  delete_sales: undefined,
  add_purchases: '/shop/add',
  edit_purchases: '/shop',
  add_farm_activities: '/farm/add/farm_activities',
  add_farm: '/farm/view/0',
  edit_farm: undefined,
  add_raw_materials: '/farm/add/raw_materials',
  edit_raw_materials: undefined,
  add_expenses: '/expenses/add',
  edit_expenses: '/expenses',
  add_production: '/processed/view/0',
  view_reports: '/dashboard?show=reports',
};
const PATHS = Object.keys(GUARDS) as GuardedPath[];

test('[PPL-12, RTE-14, RTE-64, RTE-65] with each right alone: what it allows is one press away, and nothing is offered that would not open', async ({
  withDemo,
  server,
  phone,
}) => {
  await withDemo();
  const name = DEMO_PEOPLE[1].first_name;
  await changeMember(server.admin, name, { roles: { view_reports: true } });
  const { book, faults } = await phone('stall');
  const { page } = book;
  await book.signIn(DEMO_PEOPLE[1]);
  await visit(page, '/settings/0');
  const { purchases, farm_activities, production } = server.admin.list('settings')[0]!.data as Record<string, boolean>;
  const flags = { purchases: purchases!, farm_activities: farm_activities!, production: production! };
  for (const right of EVERY_ROLE_NAME) {
    const roles = { [right]: true };
    await changeMember(server.admin, name, { roles });
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: rightWords()[right] })).toHaveCount(1);
    const hrefs = await page.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    const session = { state: 'signed-in', ready: true, business: { ...flags, role: 'admin', roles } } as const;
    const closed = hrefs.filter((href) => {
      const [pathname] = href.split('?');
      const path = PATHS.find((one) => one !== '*' && matchPath(one, pathname!));
      return path === undefined || guardRoute(guardOf(path), session, path).go !== 'allow';
    });
    expect({ right, closed }).toEqual({ right, closed: [] });
    const to = LEADS_TO[right];
    if (to !== undefined) expect(hrefs, right).toContain(to);
  }
  expect(faults).toEqual([]);
});
