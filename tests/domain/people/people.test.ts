import { OPTIONAL_ROLE_NAMES, ROLE_NAMES } from '../../../schemas/choices.ts';
import { expect, test } from 'vitest';
import { checkInvite, type InviteDraft } from '../../../src/domain/people/check-invite.ts';
import { hasRight } from '../../../src/domain/people/has-right.ts';
import { inviteState } from '../../../src/domain/people/invite-state.ts';
import { presetOf, rightsOfPreset, ROLE_PRESETS } from '../../../src/domain/people/role-presets.ts';

const draft: InviteDraft = {
  id: 'Invite000001',
  kind: 'admin',
  name: 'Juma',
  email: 'juma@farm.test',
  roles: { add_sales: true },
  farm_ids: [],
};
const refusal = (changes: Partial<InviteDraft>) => {
  const checked = checkInvite({ ...draft, ...changes });
  return checked.ok ? undefined : checked.error.type;
};

test('[PPL-4] an invitation needs a name, an e-mail, and for an admin a right', () => {
  expect(refusal({ name: ' ' })).toBe('NameMissing');
  expect(refusal({ name: 'x'.repeat(61) })).toBe('NameMissing');
  expect(refusal({ email: 'juma' })).toBe('EmailWrong');
  expect(refusal({ roles: { add_sales: false } })).toBe('NoRight');
  expect(refusal({ kind: 'attendant', roles: {} })).toBeUndefined();
  expect(refusal({})).toBeUndefined();
});

test('[PPL-4] an attendant gets no right and an admin no flocks; the address is kept in small letters', () => {
  const flocks = ['Flock0000001'];
  expect(checkInvite({ ...draft, kind: 'attendant', farm_ids: flocks })).toMatchObject({
    value: { roles: {}, farm_ids: flocks },
  });
  const admin = checkInvite({
    ...draft,
    email: ' Juma@Farm.test ',
    roles: { add_sales: true, add_farm: false },
    farm_ids: flocks,
  });
  expect(admin).toMatchObject({ value: { email: 'juma@farm.test', farm_ids: [] } });
  expect(admin.ok && admin.value.roles).toEqual({ add_sales: true });
});

test('[PPL-6] the presets are manager, cashier, storekeeper and farm supervisor, of the ten rights; a manager sees the reports too', () => {
  expect(Object.keys(ROLE_PRESETS)).toEqual(['manager', 'cashier', 'storekeeper', 'farm_supervisor']);
  expect(ROLE_PRESETS.manager.toSorted()).toEqual([...ROLE_NAMES, 'view_reports'].sort());
  for (const name of Object.keys(ROLE_PRESETS) as (keyof typeof ROLE_PRESETS)[]) {
    const others = ROLE_PRESETS[name].filter((right) => !ROLE_NAMES.some((one) => one === right));
    expect(others).toEqual(name === 'manager' ? ['view_reports'] : []);
    expect(presetOf({ ...rightsOfPreset(name) })).toBe(name);
    expect(presetOf({ ...rightsOfPreset(name), delete_sales: false })).toBe(
      ROLE_PRESETS[name].includes('delete_sales') ? undefined : name,
    );
  }
  expect(presetOf({})).toBeUndefined();
});

test('[PPL-2] four rights beside the ten: three are part of a right of the ten, and a missing one is false', () => {
  const admin = (...rights: string[]) => ({ role: 'admin', roles: Object.fromEntries(rights.map((one) => [one, true])) }) as const; // prettier-ignore
  for (const right of OPTIONAL_ROLE_NAMES) {
    expect(hasRight(admin(), right)).toBe(false);
    expect(hasRight(admin(right), right)).toBe(true);
    expect(hasRight({ role: 'attendant', roles: { [right]: true } }, right)).toBe(false);
    expect(hasRight({ role: 'owner', roles: {} }, right)).toBe(true);
    for (const one of ROLE_NAMES) expect(hasRight(admin(right), one)).toBe(false);
  }
  expect(ROLE_NAMES.filter((one) => hasRight(admin(one), 'add_expenses'))).toEqual(['add_purchases']);
  expect(ROLE_NAMES.filter((one) => hasRight(admin(one), 'edit_expenses'))).toEqual(['edit_purchases']);
  expect(ROLE_NAMES.filter((one) => hasRight(admin(one), 'add_production'))).toEqual(['add_farm']);
  expect(hasRight(admin(...ROLE_NAMES), 'view_reports')).toBe(false);
});

test('[PPL-7] an invitation is open for its days to the millisecond, and what was decided stays', () => {
  const DAY = 86_400_000;
  const facts = { status: 'open', valid_days: 14, from: 1_000 } as const;
  expect(inviteState(facts, 1_000 + 14 * DAY - 1)).toBe('open');
  expect(inviteState(facts, 1_000 + 14 * DAY)).toBe('expired');
  expect(inviteState({ ...facts, status: 'accepted' }, 1_000 + 99 * DAY)).toBe('accepted');
  expect(inviteState({ ...facts, status: 'revoked' }, 1_000)).toBe('revoked');
});
