import { Button, useMantineColorScheme, type MantineColorScheme, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { SessionView, BusinessView } from '../../../contract/account.ts';
import { chooseLanguage } from '../../../client/language.ts';
import { LANGUAGES } from '../../../domain/text/languages.ts';
import { useSession, useSyncStatus } from '../../../client/use-session.ts';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { FindButton } from '../../../ui/frame/find-button.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { LanguageChoice } from '../../../ui/setup/language-choice.tsx';
import { LockedCard } from './locked-card.tsx';
import { SettingsLinks } from '../../settings/shared/settings-links.tsx';
import { PinCard } from './pin-card.tsx';
import { PushCard } from '../../notices/shared/push-card.tsx';
import { SignInAgain } from '../shared/sign-in-again.tsx';
import { SignOut } from './sign-out.tsx';
import classes from '../../settings/shared/settings.module.css';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import {
  IconCheck,
  IconBuildingStore,
  IconChartBar,
  IconCoins,
  IconFeather,
  IconPackage,
  IconPencil,
  IconPlus,
  IconReceipt,
  IconTransform,
  type Icon,
} from '@tabler/icons-react';
import { givenWords } from '../../people/shared/right-words.ts';
import { useCommand } from '../../../client/use-command.ts';
import { countryOf } from '../../../domain/places/countries.ts';
import { partyErrorWords } from '../../parties/shared/words/party-error-words.ts';
import { hasRight, type Right } from '../../../domain/people/has-right.ts';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';

/** /settings/0: the signed-in user, their rights and the person to ask. [SET-3] */
export function AccountPage() {
  const { t } = useLingui();
  const session = useSession();
  if (session?.state !== 'signed-in') return null;
  return (
    <Screen title={t`More`} description={t`Who is signed in on this phone and what they may do.`}>
      <AccountCards session={session} />
    </Screen>
  );
}

function AccountCards({ session }: { session: Extract<SessionView, { state: 'signed-in' }> }) {
  const expired = useSyncStatus()?.session === 'expired';
  const { business, email, first_name, phone, country } = session;
  return (
    <div className={classes.cards}>
      <FindButton />
      {expired && <SignInAgain email={email} />}
      {business && <FirstAction business={business} />}
      {session.locked && <LockedCard session={session} locked={session.locked} />}
      {!business && !session.locked && (
        <Button component={Link} to="/welcome" h={56} fz={18}>
          <Trans>Start my book</Trans>
        </Button>
      )}
      <section className={classes.card}>
        <h2>
          <Trans>Me</Trans>
        </h2>
        <MeForm name={first_name} phone={phone && showPhone(phone)} country={country} />
        <dl className={classes.facts}>
          <dt>
            <Trans>Email</Trans>
          </dt>
          <dd>{email}</dd>
          {business && (
            <>
              <dt>
                <Trans>Business</Trans>
              </dt>
              <dd>{business.name}</dd>
              {business.role !== 'attendant' && (
                <>
                  <dt>
                    <Trans>Money</Trans>
                  </dt>
                  <dd>{business.currency}</dd>
                </>
              )}
            </>
          )}
        </dl>
      </section>
      {business && (
        <section className={classes.card}>
          <h2>
            <Trans>What I may do here</Trans>
          </h2>
          <AccessWords business={business} />
        </section>
      )}
      <SettingsLinks session={session} />
      {!session.sample && (
        <>
          <PinCard uid={session.uid} />
          <PushCard uid={session.uid} />
        </>
      )}
      <section className={classes.card}>
        <LanguageChoice languages={LANGUAGES} onChoose={(language) => void chooseLanguage(language)} />
        <ThemeChoice />
      </section>
      <SignOut />
    </div>
  );
}

/** Light, dark, or the phone's setting. [LOK-1] */
function ThemeChoice() {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const options: { value: MantineColorScheme; label: string }[] = [
    { value: 'auto', label: t`As the phone` },
    { value: 'light', label: t({ message: 'Light', context: 'colours' }) },
    { value: 'dark', label: t`Dark` },
  ];
  return (
    <ChoiceChips label={t`Colours`} visibleLabel wrap options={options} value={colorScheme} onChange={setColorScheme} />
  );
}

/** The user's rights, in plain words, and the person to ask for more. [SET-3] */
function AccessWords({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  if (business.role === 'owner')
    return (
      <p>
        <Trans>You are the owner. You may do everything here.</Trans>
      </p>
    );
  const { role, roles } = business;
  const allowed = role === 'attendant' ? [t`Record the day on the farm`] : givenWords(roles);
  const owner = business.owner_name;
  return (
    <>
      {allowed.length > 0 ? (
        <ul className={classes.rights}>
          {allowed.map((words) => (
            <li key={words}>
              <IconCheck size={20} aria-hidden /> {words}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Trans>Nothing has been allowed yet.</Trans>
        </p>
      )}
      <p className={classes.quiet}>
        {owner ? (
          <Trans>If something is missing here, ask {owner}, the owner.</Trans>
        ) : (
          <Trans>If something is missing here, ask the owner.</Trans>
        )}
      </p>
    </>
  );
}

interface MeFormProps {
  name: string;
  phone: string | undefined;
  /** Country of registration: it sets the prefix of their number. [ACC-12] */
  country: string | undefined;
}

const QUIET = { variant: 'default', h: 48, fz: undefined } as const;

/** The user's first name and phone; the button appears after a change. [SET-10] */
function MeForm({ name, phone: before = '', country }: MeFormProps) {
  const home = countryOf(country);
  const { t } = useLingui();
  const { run } = useCommand('account.setMe');
  const form = useDraftForm(useDraft('me', { mode: 'edit' }), {
    initial: () => ({ name, phone: before }),
    save: ({ name: typed, phone }) => run({ first_name: typed.trim(), phone }),
    onSaved: () => undefined,
    fieldOf: ({ type }) => (type.startsWith('Phone') ? 'phone' : 'name'),
    words: (error) => (error.type === 'NameMissing' ? t`Type your first name.` : partyErrorWords(error)),
  });
  const { values, input } = form;
  const isChanged = values.name.trim() !== name || values.phone.trim() !== before;
  return (
    <DraftForm form={form} className={classes.form} look={{ ...QUIET, display: isChanged ? undefined : 'none' }}>
      <TextInput label={t`First name`} autoComplete="given-name" maxLength={60} {...input('name')} />
      <TextInput
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        placeholder={home && `+${home.dial}`}
        maxLength={40}
        {...input('phone')}
      />
    </DraftForm>
  );
}

interface Action {
  may: boolean;
  to: string;
  words: string;
  icon: Icon;
}

/**
 * The first action that this person may do: a user who was redirected to /settings/0 continues from there.
 * [PPL-12, PPL-13]
 */
function FirstAction({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const { role, farm_activities, purchases, production } = business;
  const has = (right: Right) => hasRight(business, right);
  const actions: Action[] = [
    { may: has('add_sales'), to: '/sales/add', words: t`New sale`, icon: IconPlus },
    { may: role === 'attendant', to: '/attendant/activities', words: t`Record the day`, icon: IconPencil },
    { may: has('edit_sales') && has('delete_sales'), to: '/sales/view/0', words: t`See the sales`, icon: IconReceipt },
    { may: purchases && has('add_purchases'), to: '/shop/add', words: t`Stock in`, icon: IconBuildingStore },
    { may: purchases && has('edit_purchases'), to: '/shop', words: t`See the stock`, icon: IconBuildingStore },
    { may: farm_activities && has('add_farm_activities'), to: '/farm/add/farm_activities', words: t`Record the day`, icon: IconPencil }, // prettier-ignore
    { may: farm_activities && has('add_farm'), to: '/farm/view/0', words: t`See the flocks`, icon: IconFeather },
    { may: farm_activities && has('add_raw_materials'), to: '/farm/add/raw_materials', words: t`Feed or medicine in`, icon: IconPackage }, // prettier-ignore
    { may: has('add_expenses'), to: '/expenses/add', words: t`Money spent`, icon: IconCoins },
    { may: has('edit_expenses'), to: '/expenses', words: t`See the spending`, icon: IconCoins },
    { may: production && has('add_production'), to: '/processed/view/0', words: t`Made here`, icon: IconTransform },
    { may: has('view_reports'), to: '/dashboard?show=reports', words: t`See the reports`, icon: IconChartBar },
  ];
  const first = actions.find(({ may }) => may);
  if (!first) return null;
  const Sign = first.icon;
  return (
    <Button component={Link} to={first.to} h={56} fz={18} leftSection={<Sign aria-hidden />}>
      {first.words}
    </Button>
  );
}
