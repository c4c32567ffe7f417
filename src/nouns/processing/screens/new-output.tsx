import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../client/use-command.ts';
import { ok } from '../../../domain/result.ts';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { emptyItemForm, itemFromForm } from '../../stock/shared/item-form.ts';
import { emptyMaterialForm, materialFromForm } from '../../stock/shared/material-form.ts';
import { shopErrorWords } from '../../stock/shared/shop-error-words.ts';
import classes from '../../stock/shared/item-page.module.css';
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
  const form = useDraftForm(useDraft('new-output'), {
    initial: () => ({ id: newDocumentId(), name: '', what: usual as What }),
    alone: ['id', 'what'],
    save: async ({ id, name, what }) => {
      const added =
        what === 'feed'
          ? await feed.run(materialFromForm(emptyMaterialForm(id, 'feeds', name)))
          : await product.run(itemFromForm(productForm(id, name, what), currency));
      return added.ok ? ok(id) : added;
    },
    onSaved: onAdded,
    fieldOf: ({ type }) => (type.startsWith('Name') ? 'name' : undefined),
    words: shopErrorWords,
  });
  const { input } = form;
  return (
    <DraftForm form={form} className={classes.sheet} save={<Trans>Add it</Trans>}>
      <TextInput
        label={t`Name`}
        placeholder={t`Own layers mash, whole chicken…`}
        maxLength={80}
        autoComplete="off"
        data-autofocus
        {...input('name')}
      />
      <FeedOrSell
        sell={[
          { value: 'kg', label: t`To sell, by the kg` },
          { value: 'piece', label: t`To sell, by the piece` },
        ]}
        {...input('what')}
      />
    </DraftForm>
  );
}

/** A product with one way to sell it, without a price yet. */
const productForm = (id: string, name: string, what: 'kg' | 'piece') => ({
  ...emptyItemForm(id, name),
  kind: 'processed' as const,
  ...(what === 'kg' && { base: 'g' as const, units: [{ label: 'kg', holds: '1', price: '', barcode: '' }] }),
});
