import { Button, Textarea, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { BusinessView } from '../../contract/account.ts';
import { useCommand } from '../../client/use-command.ts';
import { useBusiness } from '../../client/use-session.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { PrinterCard } from './printer-card.tsx';
import people from './people.module.css';
import classes from './settings.module.css';

/** /settings/10: what stands on every invoice and receipt, and on what they are printed. [SET-7] */
export function ReceiptsPage() {
  const { t } = useLingui();
  const business = useBusiness();
  return (
    <Screen
      title={t`Receipts & printer`}
      description={t`What stands on every invoice and receipt, and the paper they are printed on.`}
      subtitle={business?.name}
      back="/settings/0"
    >
      {business && (
        <div className={classes.cards}>
          <ReceiptsForm key={business.id} business={business} />
          <PrinterCard seller={business.name} roll={business.receipt.width} />
        </div>
      )}
    </Screen>
  );
}

const draftOf = ({ receipt: { header = '', footer = '', width, prefix = '' } }: BusinessView) => ({
  header,
  footer,
  width,
  prefix,
});

function ReceiptsForm({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const tell = useSavedToast();
  const { run, busy, error } = useCommand('business.setReceipts');
  const [draft, setDraft] = useState(() => draftOf(business));
  const type = (field: 'header' | 'footer' | 'prefix') => (event: { currentTarget: { value: string } }) =>
    setDraft({ ...draft, [field]: event.currentTarget.value });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if ((await run(draft)).ok) tell();
  };
  const number = `${draft.prefix.trim()}K7M-0042`;
  const refused = error && (notDoneWords(error) ?? t`That is too long.`);
  return (
    <section className={classes.card}>
      <h2>
        <Trans>On every invoice and receipt</Trans>
      </h2>
      <form className={people.form} onSubmit={(event) => void save(event)} noValidate>
        <Textarea
          label={t`Below your name`}
          placeholder={t`Fresh eggs every day`}
          maxLength={120}
          autosize
          minRows={2}
          value={draft.header}
          onChange={type('header')}
        />
        <Textarea
          label={t`At the end`}
          description={t`Thanks, and how to pay you.`}
          maxLength={200}
          autosize
          minRows={2}
          value={draft.footer}
          onChange={type('footer')}
        />
        <TextInput
          label={t`Before the number`}
          description={t`Numbers look like ${number}, also on papers of earlier sales.`}
          maxLength={10}
          autoCapitalize="characters"
          autoComplete="off"
          value={draft.prefix}
          onChange={type('prefix')}
        />
        <ChoiceChips
          label={t`Paper of your receipt printer`}
          visibleLabel
          options={[
            { value: '58', label: t`58 mm` },
            { value: '80', label: t`80 mm` },
          ]}
          value={draft.width}
          onChange={(width) => setDraft({ ...draft, width })}
        />
        {refused && <ErrorNote>{refused}</ErrorNote>}
        <Button type="submit" h={56} fz={18} loading={busy}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </section>
  );
}
