import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BusinessView } from '../../contract/account.ts';
import type { SaleView } from '../../contract/sales.ts';
import { useCommand } from '../../client/use-command.ts';
import { Screen } from '../../ui/frame/screen.tsx';
import { whenWords } from '../../ui/words/date-words.ts';
import { PayAndSave } from './pay-and-save.tsx';
import { SaleEntry } from './sale-entry.tsx';
import type { OpenOption } from './sale-options.tsx';
import { SaleHistory } from './sale-history.tsx';
import { SaveChanges } from './save-changes.tsx';
import { useEditedForm } from './use-edited-form.ts';
import { draftKey } from './use-sale-form.ts';
import { useSavedSale } from './use-saved-sale.tsx';
import { useSaveSale } from './use-save-sale.ts';

interface SaleChangesProps {
  view: SaleView;
  uid: string;
  business: BusinessView;
}

/** The form over a saved sale. What the server accepted keeps its payment; else paying is asked as for a new one. [SAL-39] */
export function SaleChanges({ view, uid, business }: SaleChangesProps) {
  const { t } = useLingui();
  const { currency } = business;
  const { sale, accepted, sale_no } = view;
  const { run, busy } = useCommand('sales.edit');
  const { form, seen, act, forget, startAgain } = useEditedForm(draftKey(uid, business.id, sale.id), sale, currency);
  const edit = (draft: typeof sale) => run({ draft, seen, reason: form.reason });
  // What was paid of a sale that the server has stays: nothing is rounded anew.
  const means = { currency, ...(!accepted && { cash_step: business.habits.cash_step }) };
  const saving = useSaveSale(form, act, means, edit, useSavedSale(forget));
  const [part, setPart] = useState(false);
  const [option, setOption] = useState<OpenOption>();
  const when = form.occurred_at === undefined ? '' : whenWords(form.occurred_at);
  const common = { form, busy, saving };
  return (
    <Screen
      title={t`Edit sale`}
      description={t`Change a sale that was saved before.`}
      subtitle={t`No. ${sale_no} · ${when}`}
      back={view.sync === 'rejected' ? '/settings/8' : '/sales/view/0'}
      form
      flush
    >
      <SaleEntry
        business={business}
        form={form}
        accepted={accepted}
        refusal={saving.refusal}
        quiet={part || saving.refusal?.type === 'ChangedMeanwhile'}
        option={option}
        onOption={setOption}
        history={<SaleHistory entries={view.history} currency={currency} />}
        act={saving.change}
      >
        {accepted ? (
          <SaveChanges
            {...common}
            currency={currency}
            payment={view.initial_payment}
            onStartAgain={() => {
              saving.setRefusal(undefined);
              startAgain();
            }}
          />
        ) : (
          <PayAndSave {...common} means={means} part={part} onPart={setPart} onOption={setOption} act={saving.change} />
        )}
      </SaleEntry>
    </Screen>
  );
}
