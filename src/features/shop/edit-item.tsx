import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ItemPage } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import { Screen } from '../../ui/frame/screen.tsx';
import { EditForm } from './edit-form.tsx';
import { ItemFields } from './item-fields.tsx';
import { formFromItem, itemFromForm } from './item-form.ts';
import { itemPath } from './shop-paths.ts';

/** Correct an item, or put it away; what it is counted in stays once it has moved. [SHP-2, SHP-3] */
export function EditItem({ page, currency }: { page: ItemPage; currency: string }) {
  const { t } = useLingui();
  const { item, moved } = page;
  const [form, setForm] = useState(() => formFromItem(item, currency));
  const { run, busy, error, clearError } = useCommand('shop.editItem');
  const archiving = useCommand('shop.archive');
  return (
    <Screen title={t`Edit item`} description={t`Correct an item of the shop.`} subtitle={item.name} back={itemPath(item.id)} form flush>
      <EditForm
        item={item}
        to={itemPath(item.id)}
        saving={{ busy, error, save: () => run(itemFromForm(form, currency)) }}
        archiving={archiving}
        archiveWords={<Trans>No longer sold: archive it</Trans>}
      >
        {(refusal) => (
          <ItemFields
            form={form}
            currency={currency}
            refusal={refusal}
            fixed={moved}
            all
            onChange={(next) => {
              clearError();
              setForm(next);
            }}
          />
        )}
      </EditForm>
    </Screen>
  );
} // prettier-ignore
