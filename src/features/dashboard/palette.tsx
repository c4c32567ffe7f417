import { createSpotlight, Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../client/use-query.ts';
import { WIDE } from '../../ui/wide.ts';
import { foundGroups } from './found-things.ts';
import { usePalettePlaces } from './palette-places.ts';
import classes from './palette.module.css';
import { hasWords, plainName, wantedWords } from '../../domain/text/find-words.ts';

interface PaletteProps {
  /** Whether this person may open an address. */
  mayOpen: (to: string) => boolean;
}

const [store, palette] = createSpotlight();
/** Opens it, wherever it stands or will stand. */
export const openPalette = (): void => palette.open();

const EACH = 5;
const MOST_PLACES = 8;

/** Find anything by its name or number, or go anywhere: customers, items, flocks, documents, screens. [SHL-15] */
export function Palette({ mayOpen }: PaletteProps) {
  const { t } = useLingui();
  const wide = useMediaQuery(WIDE) ?? false;
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const wanted = wantedWords(search);
  const found = useQuery('find.everything', { search: search.trim(), limit: EACH }) ?? [];
  const places = usePalettePlaces()
    .filter(({ to, words }) => mayOpen(to) && hasWords(plainName(words), wanted))
    .slice(0, wanted.length === 0 ? MOST_PLACES : EACH);
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

/** Enter opens what stands first, unless the arrow keys have chosen another. */
function openFirst({ key }: KeyboardEvent): void {
  const list = document.getElementById(store.getState().listId);
  if (key !== 'Enter' || list?.querySelector('[data-selected]')) return;
  list?.querySelector<HTMLElement>('[data-action]')?.click();
}
