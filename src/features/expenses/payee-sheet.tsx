import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '../../client/use-query.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { ExpenseForm } from './expense-form.ts';

interface PayeeSheetProps {
  opened: boolean;
  form: ExpenseForm;
  currency: string;
  onPick: (part: Pick<ExpenseForm, 'payee' | 'vendor'>) => void;
  onClose: () => void;
}

const SHOWN = 20;

/** Who is paid: a name as typed, or one of the suppliers, who can also be owed. [EXP-1] */
export function PayeeSheet({ opened, form, currency, onPick, onClose }: PayeeSheetProps) {
  return (
    <Sheet opened={opened} title={<Trans>Who is paid?</Trans>} onClose={onClose}>
      {opened && <PayeeChoice form={form} currency={currency} onPick={onPick} />}
    </Sheet>
  );
}

function PayeeChoice({ form, currency, onPick }: Pick<PayeeSheetProps, 'form' | 'currency' | 'onPick'>) {
  const { t } = useLingui();
  const [name, setName] = useState(form.payee);
  const typed = name.trim();
  const suppliers = useQuery('suppliers.list', { search: typed, limit: SHOWN });
  return (
    <>
      <TextInput
        aria-label={t`Name`}
        placeholder={t`Name`}
        maxLength={80}
        autoComplete="off"
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        variant="default"
        fullWidth
        mt="sm"
        h={48}
        leftSection={typed ? <IconCheck aria-hidden /> : <IconUserOff aria-hidden />}
        onClick={() => onPick({ payee: typed, vendor: undefined })}
      >
        {typed ? t`Pay “${typed}”` : t`Do not name anybody`}
      </Button>
      <ChoiceList
        label={t`Suppliers`}
        choices={(suppliers ?? []).map((one) => ({
          key: one.id,
          name: one.name,
          said: [
            one.phone && showPhone(one.phone),
            one.balance > 0 ? t`we owe ${formatAmount(one.balance, currency)}` : t`Supplier`,
          ]
            .filter(Boolean)
            .join(' · '),
          value: { id: one.id, name: one.name },
        }))}
        onPick={(vendor) => onPick({ payee: '', vendor })}
      />
    </>
  );
}
