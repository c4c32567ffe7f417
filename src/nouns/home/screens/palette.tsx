import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../../client/use-query.ts';
import { WIDE } from '../../../ui/wide.ts';
import { foundGroups } from './found-things.ts';
import classes from './palette.module.css';
import { hasWords, plainName, wantedWords } from '../../../domain/text/find-words.ts';
import {
  IconAdjustments,
  IconBuildingStore,
  IconCash,
  IconChartBar,
  IconCoins,
  IconFeather,
  IconHome,
  IconHourglass,
  IconPackageImport,
  IconPencil,
  IconPlus,
  IconReceipt,
  IconTransform,
  IconTruckDelivery,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { useBusiness } from '../../../client/use-session.ts';
import { reportGroups, reportWords } from '../../reports/shared/report-words.ts';
import { seesBooks } from './may-see.ts';

interface PaletteProps {
  /** True when this person may open a path. */
  mayOpen: (to: string) => boolean;
}

const [store, palette] = createSpotlight();

/** Open the palette, on any screen. */
export const openPalette = (): void => palette.open();

const EACH = 5;

const MAX_PLACES = 8;

/** Find anything by its name or number, or open any screen: customers, items, flocks, documents, screens. [SHL-15] */
export function Palette({ mayOpen }: PaletteProps) {
  const { t } = useLingui();
  const wide = useMediaQuery(WIDE) ?? false;
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const wanted = wantedWords(search);
  const found = useQuery('find.everything', { search: search.trim(), limit: EACH }) ?? [];
  const places = usePalettePlaces()
    .filter(({ to, words }) => mayOpen(to) && hasWords(plainName(words), wanted))
    .slice(0, wanted.length === 0 ? MAX_PLACES : EACH);
  const groups = wanted.length === 0 ? [] : foundGroups(found).map((group) => ({ ...group, things: group.things.filter(({ to }) => mayOpen(to)) })); // prettier-ignore
  const isNothing = places.length === 0 && groups.every(({ things }) => things.length === 0);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={search}
      onQueryChange={setSearch}
      fullScreen={!wide}
      scrollable
      maxHeight={520}
      size={640}
      radius="lg"
      title={t`Find`}
      classNames={classes}
      transitionProps={{ duration: 120 }}
    >
      <div className={classes.head}>
        <Spotlight.Search
          aria-label={t`Find`}
          placeholder={t`Name, number or screen`}
          enterKeyHint="go"
          onKeyDown={openFirst}
          classNames={classes}
        />
        <button type="button" className={classes.close} onClick={palette.close}>
          <Trans>Close</Trans>
        </button>
      </div>
      <Spotlight.ActionsList>
        {groups.map(
          ({ title, icon: Sign, things }) =>
            things.length > 0 && (
              <Spotlight.ActionsGroup key={title} label={title}>
                {things.map(({ key, name, more, to }) => (
                  <Spotlight.Action
                    key={key}
                    label={name}
                    description={more}
                    leftSection={<Sign size={24} aria-hidden />}
                    onClick={() => void navigate(to)}
                  />
                ))}
              </Spotlight.ActionsGroup>
            ),
        )}
        {places.length > 0 && (
          <Spotlight.ActionsGroup label={t`Go to`}>
            {places.map(({ to, words, icon: Sign }) => (
              <Spotlight.Action
                key={to}
                label={words}
                leftSection={<Sign size={24} aria-hidden />}
                onClick={() => void navigate(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {isNothing && (
          <Spotlight.Empty>
            <Trans>Nothing is called so. Try a part of the name, a phone, or a number like K7B-0012.</Trans>
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Enter opens the first result, unless the arrow keys have selected another. */
function openFirst({ key }: KeyboardEvent): void {
  const list = document.getElementById(store.getState().listId);
  if (key !== 'Enter' || list?.querySelector('[data-selected]')) return;
  list?.querySelector<HTMLElement>('[data-action]')?.click();
}

interface PalettePlace {
  readonly to: string;
  readonly words: string;
  readonly icon: Icon;
}

/** All screens to open, most frequent first; only those that this person may open. [SHL-15] */
function usePalettePlaces(): readonly PalettePlace[] {
  const { t } = useLingui();
  const business = useBusiness();
  if (!business) return [];
  const isOwner = business.role === 'owner';
  const titles = reportWords();
  const reports = seesBooks(business) ? reportGroups(business.farm_activities).flatMap((group) => group.reports) : [];
  const settings: readonly [page: string, words: string, everybody?: true][] = [
    ['0', t`My account`, true],
    ['1', t`Business`],
    ['2', t`Money & units`],
    ['3', t`Lists`],
    ['4', t`Admins`],
    ['5', t`Attendants`],
    ['6', t`Plan & friends`],
    ['7', t`Notifications`, true],
    ['8', t`Phones & sync`, true],
    ['9', t`Backup & export`],
    ['10', t`Receipts & printer`],
    ['11', t`History & closed days`],
    ['12', t`Help & version`, true],
  ];
  return [
    { to: '/sales/add', words: t`New sale`, icon: IconPlus },
    { to: '/farm/add/farm_activities', words: t`Record the day`, icon: IconPencil },
    { to: '/expenses/add', words: t`Money spent`, icon: IconPlus },
    { to: '/shop/add', words: t`Stock in`, icon: IconPlus },
    { to: '/view_debtors', words: t`They owe me`, icon: IconCash },
    { to: '/view_creditors', words: t`I owe them`, icon: IconHourglass },
    { to: '/sales/customer', words: t`Customers`, icon: IconUsers },
    { to: '/shop', words: t`Stock`, icon: IconBuildingStore },
    { to: '/dashboard', words: t`Home`, icon: IconHome },
    { to: '/sales/view/0', words: t`Sales`, icon: IconReceipt },
    { to: '/shop?show=purchases', words: t`Purchases`, icon: IconPackageImport },
    { to: '/expenses', words: t`Expenses`, icon: IconCoins },
    { to: '/suppliers', words: t`Suppliers`, icon: IconTruckDelivery },
    { to: '/farm/view/0', words: t`Farm`, icon: IconFeather },
    { to: '/processed/view/0', words: t`Made here`, icon: IconTransform },
    ...reports.map((name) => ({ to: `/dashboard?report=${name}`, words: titles[name].title, icon: IconChartBar })),
    ...settings
      .filter(([, , everybody]) => everybody ?? isOwner)
      .map(([page, words]) => ({ to: `/settings/${page}`, words, icon: IconAdjustments })),
    { to: '/businesses', words: t`Businesses`, icon: IconBuildingStore },
  ];
}
