import { Button, Stack, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconSparkles } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../client/use-command.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { alone, useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { emptyItemForm, itemFromForm } from '../../stock/shared/item-form.ts';
import { emptyMaterialForm, materialFromForm } from '../../stock/shared/material-form.ts';
import { shopErrorWords } from '../../stock/shared/shop-error-words.ts';
import { FeedOrSell, useMayMake } from './feed-or-sell.tsx';

interface NewOutputProps {
  currency: string;
  /** The default: milled products are usually fed. */
  usual: 'feed' | 'kg';
  onAdded: (id: string) => void;
}

/** A product made for the first time is added on the way, by its name and its unit. [PRC-8] */
export function NewOutput({ currency, usual, onAdded }: NewOutputProps) {
  const [isOpen, setOpen] = useState(false);
  const may = useMayMake();
  if (!may.feed && !may.product) return null;
  return (
    <>
      <Button variant="default" h={48} leftSection={<IconSparkles aria-hidden />} onClick={() => setOpen(true)}>
        <Trans>It is new in the book</Trans>
      </Button>
      <Sheet opened={isOpen} title={<Trans>What came out?</Trans>} onClose={() => setOpen(false)}>
        {isOpen && (
          <Described
            currency={currency}
            usual={usual === 'feed' && may.feed ? 'feed' : may.product ? 'kg' : 'feed'}
            onAdded={(id) => {
              setOpen(false);
              onAdded(id);
            }}
          />
        )}
      </Sheet>
    </>
  );
}

type What = 'feed' | 'kg' | 'piece';

function Described({ currency, usual, onAdded }: NewOutputProps) {
  const { t } = useLingui();
  const product = useCommand('shop.addItem');
  const feed = useCommand('materials.add');
  const kept = useDraft('new-output');
  const [name, setName] = useKept(kept, 'name', '');
  const [what, setWhat] = useKept<What>(kept, 'what', usual, alone);
  const refusal = product.error ?? feed.error;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const id = newDocumentId();
    const added = await (what === 'feed'
      ? feed.run(materialFromForm(emptyMaterialForm(id, 'feeds', name)))
      : product.run(itemFromForm(productForm(id, name, what), currency)));
    if (!added.ok) return;
    kept.forget();
    onAdded(id);
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="md">
        <DraftNote draft={kept} />
        <TextInput
          label={t`Name`}
          placeholder={t`Own layers mash, whole chicken…`}
          maxLength={80}
          autoComplete="off"
          data-autofocus
          value={name}
          onChange={(event) => {
            product.clearError();
            feed.clearError();
            setName(event.currentTarget.value);
          }}
        />
        <FeedOrSell
          sell={[
            { value: 'kg', label: t`To sell, by the kg` },
            { value: 'piece', label: t`To sell, by the piece` },
          ]}
          value={what}
          onChange={setWhat}
        />
        {refusal && <ErrorNote>{shopErrorWords(refusal)}</ErrorNote>}
        <Button type="submit" fullWidth h={56} loading={product.busy || feed.busy}>
          <Trans>Add it</Trans>
        </Button>
      </Stack>
    </form>
  );
}

/** A product with one way to sell it, without a price yet. */
const productForm = (id: string, name: string, what: 'kg' | 'piece') => ({
  ...emptyItemForm(id, name),
  kind: 'processed' as const,
  ...(what === 'kg' && { base: 'g' as const, units: [{ label: 'kg', holds: '1', price: '', barcode: '' }] }),
});
