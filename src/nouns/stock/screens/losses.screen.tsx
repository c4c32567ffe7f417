import { LOSS_REASONS } from '../../../../schemas/choices.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router-dom';
import { useQuery } from '../../../client/use-query.ts';
import { useSession, useBusiness } from '../../../client/use-session.ts';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { itemName, amountWords, lossWords } from '../../../ui/words/stock-words.ts';
import { goodsPath } from '../shared/shop-paths.ts';
import classes from '../shared/item-page.module.css';
import { countedUnit } from '../../../domain/stock/friendly-units.ts';
import type { ItemPage, LossesView } from '../../../contract/stock.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { Money } from '../../../ui/numbers/money.tsx';
import { SyncMark } from '../../../ui/sync/sync-mark.tsx';
import { whenWords } from '../../../ui/words/date-words.ts';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { offered } from '../../../domain/business/word-lists.ts';
import type { LossReason } from '../../../domain/stock/check-entry.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DayChoice } from '../../../ui/dates/day-choice.tsx';
import { AskedNote } from '../../../ui/feedback/asked-note.tsx';
import { useFaultFocus } from '../../../ui/feedback/use-fault-focus.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { countUnits, isAmount, QuantityField, type TypedAmount } from '../../purchases/shared/quantity-field.tsx';
import { fieldOf, shopErrorWords } from '../shared/shop-error-words.ts';
import { useSaveEntry } from './use-save-entry.ts';
import formClasses from '../shared/shop-form.module.css';
import { typedQuantity } from '../../../ui/numbers/typed-number.ts';
import { IconPhoto } from '@tabler/icons-react';
import { useAttachment, usePhotoChoice } from '../../../client/use-attachment.ts';
import { PhotoField } from '../../../ui/photos/photo-field.tsx';
import { PhotoFrame } from '../../../ui/photos/photo-frame.tsx';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { isSaid, useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { alone } from '../../../ui/drafts/draft-store.ts';

/** /shop/losses/:farm_shop_id: losses of an item with reason and responsible person. [RTE-24, SHP-8] */
export function ShopLossesScreen() {
  const { t } = useLingui();
  const { farm_shop_id: id = '' } = useParams();
  const session = useSession();
  const page = useQuery('shop.item', { id });
  const view = useQuery('shop.losses', { id });
  if (session?.state !== 'signed-in' || !session.business) return null;
  const { business, first_name } = session;
  // A user without the shop has no item page to return to. [RTE-25]
  const here = page?.item.id === id ? page : undefined;
  const back =
    here?.item.kind === 'material' || business.purchases ? goodsPath(here?.item ?? { id, kind: '' }) : '/settings/0';
  return (
    <Screen
      title={t`Losses`}
      description={t`What was lost, why, and what it cost.`}
      subtitle={here && itemName(here.item)}
      back={back}
      flush
    >
      {page === undefined && <Waiting />}
      {page === null && (
        <NotHere to={business.purchases ? '/shop' : '/settings/0'} button={<Trans>Back</Trans>}>
          <Trans>This item is not on this phone.</Trans>
        </NotHere>
      )}
      {here && (
        <div className={classes.sums}>
          <LossForm key={here.item.id} page={here} me={first_name} />
          {view && <LossList view={view} page={here} currency={business.currency} />}
        </div>
      )}
    </Screen>
  );
}

interface LossListProps {
  view: LossesView;
  page: ItemPage;
  currency: string;
}

/** Cost of the losses, by reason and by responsible person, and each loss. [RTE-24] */
function LossList({ view, page, currency }: LossListProps) {
  const { t } = useLingui();
  const { base_unit, sell_units } = page.item;
  const amount = (qty: number) => amountWords(qty, base_unit, countedUnit(sell_units, base_unit));
  if (view.rows.length === 0)
    return (
      <p>
        <Trans>Nothing lost so far.</Trans>
      </p>
    );
  return (
    <>
      <section>
        <h2>
          <Trans>Why, {currency}</Trans>
        </h2>
        <dl className={classes.list} aria-label={t`Losses by reason`}>
          {view.by_reason.map(({ reason, qty, value }) => (
            <div key={reason}>
              <dt>
                {lossWords(reason)}
                <small>{amount(qty)}</small>
              </dt>
              <dd>
                <strong>{formatAmount(value, currency)}</strong>
              </dd>
            </div>
          ))}
          <div data-total>
            <dt>
              <Trans>Total</Trans>
              <small>{amount(view.total.qty)}</small>
            </dt>
            <dd>
              <strong>
                <Money amount={view.total.value} currency={currency} total />
              </strong>
            </dd>
          </div>
        </dl>
      </section>
      <section>
        <h2>
          <Trans>Who minded it, {currency}</Trans>
        </h2>
        <dl className={classes.list} aria-label={t`Losses by person`}>
          {view.by_person.map(({ name, qty, value }) => (
            <div key={name}>
              <dt>
                {name === '' ? t`Nobody named` : name}
                <small>{amount(qty)}</small>
              </dt>
              <dd>
                <strong>{formatAmount(value, currency)}</strong>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>
          <Trans>Each loss</Trans>
        </h2>
        <ul className={classes.list} aria-label={t`Losses`}>
          {view.rows.map(({ id, at, reason, qty, value, responsible, note, photo, sync }) => (
            <li key={id}>
              <span>
                <Link to={`${goodsPath(page.item)}?entry=${id}`} className={classes.loss}>
                  {lossWords(reason)}: {amount(qty)}
                </Link>
                <small>{[whenWords(at), responsible, note].filter(Boolean).join(' · ')}</small>
              </span>
              <span>
                <strong>{formatAmount(value, currency)}</strong> <SyncMark state={sync} />
              </span>
              {photo !== undefined && (
                <div className={classes.photo}>
                  <LossPhoto path={photo} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Prefix of a reason in the shop's own words. */
const OWN = 'own:';

/** Quantity, reason and responsible person of a loss; another reason needs a text. [RTE-24, SHP-8] */
function LossForm({ page, me }: { page: ItemPage; me: string }) {
  const { t } = useLingui();
  const { item, batches } = page;
  const kept = useDraft('loss', { id: item.id });
  const [amount, setAmount] = useKept<TypedAmount>(kept, 'amount', { qty: '', unit: 0 }, isAmount);
  const { off = [], own = [] } = useBusiness()?.words.loss_reasons ?? {};
  const [chosen, setChosen] = useKept<string>(kept, 'chosen', () => offered(LOSS_REASONS, { off })[0]!, alone);
  const ownReason = chosen.startsWith(OWN) ? chosen.slice(OWN.length) : undefined;
  const reason = ownReason === undefined ? (chosen as LossReason) : 'other';
  const [responsible, setResponsible] = useKept(kept, 'responsible', me, alone);
  const [batch, setBatch] = useKept(kept, 'batch', '', alone);
  const [note, setNote] = useKept<string>(kept, 'note', '', isSaid);
  const [photo, setPhoto] = useKept<string>(kept, 'photo', '', isSaid);
  const { save, ofDay, busy, refusal, asked, clear } = useSaveEntry(page, kept, () => {
    setAmount({ ...amount, qty: '' });
    setNote('');
    setPhoto('');
  });
  const ref = useFaultFocus(refusal);
  if (!page.may_add) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { factor } = countUnits(item)[amount.unit]!;
    const content = {
      kind: 'loss',
      reason,
      ...(batch && { batch_no: batch }),
      ...(photo && { photo: { path: photo } }),
    } as const;
    void save({
      item_id: item.id,
      qty: typedQuantity(amount.qty, factor),
      content,
      responsible,
      note: [ownReason, note.trim()].filter(Boolean).join(': '),
    });
  };
  const words = refusal && shopErrorWords(refusal);
  const isOfQuantity = fieldOf(refusal) === 'qty';
  const named = batches.flatMap((one) => one.batch ?? []);
  return (
    <form ref={ref} className={formClasses.card} onSubmit={submit} noValidate aria-label={t`Write down a loss`}>
      <DraftNote draft={kept} />
      <QuantityField
        item={item}
        amount={amount}
        error={isOfQuantity ? words : undefined}
        onChange={(next) => {
          clear();
          setAmount(next);
        }}
      />
      <ChoiceChips
        label={t`What happened?`}
        visibleLabel
        wrap
        options={[
          ...offered(LOSS_REASONS, { off }).map((value) => ({ value: value as string, label: lossWords(value) })),
          ...own.map((word) => ({ value: OWN + word, label: word })),
        ]}
        value={chosen}
        onChange={(value) => {
          clear();
          setChosen(value);
        }}
      />
      {named.length > 0 && (
        <ChoiceChips
          label={t`From which batch?`}
          visibleLabel
          wrap
          options={[{ value: '', label: t`Not known` }, ...named.map((value) => ({ value, label: value }))]}
          value={batch}
          onChange={setBatch}
        />
      )}
      <div className={formClasses.two}>
        <TextInput
          label={t`Who minded it?`}
          maxLength={80}
          autoComplete="off"
          value={responsible}
          onChange={(event) => setResponsible(event.currentTarget.value)}
        />
        <TextInput
          label={chosen === 'other' ? t`What happened, in words` : t`Note`}
          maxLength={500}
          value={note}
          error={refusal?.type === 'NoteNeeded' && words}
          onChange={(event) => {
            clear();
            setNote(event.currentTarget.value);
          }}
        />
      </div>
      <DayChoice label={t`Day`} {...ofDay} />
      <LossPhotoField path={photo} onChange={setPhoto} />
      {refusal && !isOfQuantity && refusal.type !== 'NoteNeeded' && <ErrorNote>{words}</ErrorNote>}
      <AskedNote words={asked} />
      <Button type="submit" h={56} fz={18} loading={busy}>
        {asked.length > 0 ? <Trans>Save all the same</Trans> : <Trans>Save the loss</Trans>}
      </Button>
    </form>
  );
}

/** Take a photo of the lost goods, or of what is left of them. [SHP-16] */
function LossPhotoField({ path, onChange }: { path: string; onChange: (path: string) => void }) {
  const photo = useAttachment(path);
  return <PhotoField chosen={path !== ''} photo={photo} {...usePhotoChoice(path, onChange)} />;
}

/** The photo of a loss in the list: fetched on demand, so that a list costs no data. [SHP-16] */
function LossPhoto({ path }: { path: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenPhoto path={path} />;
  return (
    <Button variant="default" h={48} leftSection={<IconPhoto size={20} aria-hidden />} onClick={() => setOpen(true)}>
      <Trans>Show the photo</Trans>
    </Button>
  );
}

const OpenPhoto = ({ path }: { path: string }) => <PhotoFrame photo={useAttachment(path)} tellsWaiting />;
