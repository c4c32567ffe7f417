import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { BusinessView } from '../../../../contract/account.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { useSession } from '../../../../client/use-session.ts';
import { Screen } from '../../../../ui/frame/screen.tsx';
import { dayWords, timeWords } from '../../../../ui/words/date-words.ts';
import { CorrectSale } from './correct-sale.tsx';
import { PayAndSave } from './pay-and-save.tsx';
import { SaleEntry } from './sale-entry.tsx';
import type { OpenOption } from './sale-options.tsx';
import { useSaleForm } from './use-sale-form.ts';
import { useSavedSale } from '../use-saved-sale.tsx';
import { useSaveSale } from './use-save-sale.ts';
import { timeNow } from '../../../../domain/time/now.ts';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { NoSuchSale } from '../../shared/no-such-sale.tsx';
import { ReturnSale } from '../return-sale.tsx';
import { DraftNote } from '../../../../ui/drafts/draft-note.tsx';

const NOTHING = {};

/**
 * /sales/add: record a sale with one thumb. [RTE-15, SAL-1, SAL-9, SAL-11] With `?return=` it records a return of a
 * sale. [SAL-33] With `?correct=` a user who may only add corrects their own sale that the server never had. [SYN-25]
 */
export function AddSaleScreen() {
  const session = useSession();
  const [asked] = useSearchParams();
  const { state } = useLocation() as { state: { after?: string } | null };
  const correct = asked.get('correct');
  const back = asked.get('return');
  if (session?.state !== 'signed-in' || !session.business) return null;
  const { uid, business } = session;
  if (back !== null) return <ReturnPage id={back} currency={business.currency} />;
  if (correct !== null) return <CorrectSale id={correct} uid={uid} business={business} />;
  return <NewSale key={`${business.id} ${state?.after ?? ''}`} uid={uid} business={business} />;
}

function NewSale({ uid, business }: { uid: string; business: BusinessView }) {
  const { t } = useLingui();
  const next = useQuery('sales.nextNo', NOTHING);
  const { run, busy } = useCommand('sales.add');
  const { kept, form, act } = useSaleForm(uid, business.id);
  const means = { currency: business.currency, cash_step: business.habits.cash_step };
  const saving = useSaveSale(form, act, means, run, useSavedSale(kept.forget, { isNew: true }));
  const [part, setPart] = useState(false);
  const [option, setOption] = useState<OpenOption>();
  const [time] = useState(() => timeWords(timeNow().toISOString()));
  const when = form.day === '' ? [t`Today`, time].join(', ') : dayWords(form.day);
  return (
    <Screen
      title={t`New sale`}
      description={t`Record a sale on this phone.`}
      subtitle={next ? t`No. ${next.sale_no} · ${when}` : when}
      back="/sales/view/0"
      form
      flush
    >
      <DraftNote draft={kept} apart />
      <SaleEntry
        business={business}
        form={form}
        refusal={saving.refusal}
        quiet={part}
        option={option}
        onOption={setOption}
        act={saving.change}
      >
        <PayAndSave
          form={form}
          means={means}
          busy={busy}
          saving={saving}
          part={part}
          onPart={setPart}
          onOption={setOption}
          act={saving.change}
        />
      </SaleEntry>
    </Screen>
  );
}

/** Return of goods of a sale. [SAL-33] */
function ReturnPage({ id, currency }: { id: string; currency: string }) {
  const { t } = useLingui();
  const sale = useQuery('sales.toReturn', { id });
  const saved = useSavedSale(() => undefined);
  return (
    <Screen
      title={t`Return`}
      description={t`Write down what a customer gives back.`}
      subtitle={sale ? `${sale.sale_no} · ${sale.customer_name ?? t`Walk-in`}` : undefined}
      back="/sales/view/0"
    >
      {sale === undefined && <Waiting />}
      {sale === null && <NoSuchSale />}
      {sale && <ReturnSale key={sale.id} sale={sale} currency={currency} onSaved={saved} />}
    </Screen>
  );
}
