import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ItemPage } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { ItemFields } from './item-fields.tsx';
import { formFromItem, itemFromForm } from './item-form.ts';
import { shopErrorWords } from './shop-error-words.ts';
import { itemPath } from './shop-paths.ts';
import classes from './shop-form.module.css';

/** Correct an item, or put it away; what it is counted in stays once it has moved. [SHP-2, SHP-3] */
export function EditItem({ page, currency }: { page: ItemPage; currency: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedToast();
  const { item, moved } = page;
  const [form, setForm] = useState(() => formFromItem(item, currency));
  const { run, busy, error, clearError } = useCommand('shop.editItem');
  const archiving = useCommand('shop.archive');
  const back = () => {
    saved();
    void navigate(itemPath(item.id), { replace: true });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const result = await run(itemFromForm(form, currency));
    if (result.ok) back();
  };
  const archive = async () => {
    const result = await archiving.run({ id: item.id, archived: !item.archived });
    if (result.ok) back();
  };
  const refusal = error ?? archiving.error;
  return (
    <Screen title={t`Edit item`} description={t`Correct an item of the shop.`} subtitle={item.name} back={itemPath(item.id)} form flush>
      <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
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
        {refusal && <ErrorNote>{shopErrorWords(refusal)}</ErrorNote>}
        <Button type="submit" h={56} fz={18} loading={busy}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="default" h={56} loading={archiving.busy} onClick={() => void archive()}>
          {item.archived ? <Trans>Put it back into the lists</Trans> : <Trans>No longer sold: archive it</Trans>}
        </Button>
      </form>
    </Screen>
  );
} // prettier-ignore
