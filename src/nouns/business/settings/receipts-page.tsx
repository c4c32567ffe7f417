import { Button, Textarea, TextInput, Group } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import classes from '../../settings/shared/settings.module.css';
import { IconBluetooth, IconPrinter } from '@tabler/icons-react';
import type { WrittenPaper } from '../../../domain/papers/written-paper.ts';
import { hasBluetooth } from '../../papers/shared/printer-link.ts';
import { usePrinter } from '../../papers/shared/use-printer.ts';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';

/** /settings/10: the texts on every invoice and receipt, and their printer. [SET-7] */
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
  const { run } = useCommand('business.setReceipts');
  const form = useDraftForm(useDraft('receipts', { mode: 'edit' }), {
    initial: () => draftOf(business),
    save: run,
    onSaved: () => tell(),
    fieldOf: () => undefined,
    words: (error) => notDoneWords(error) ?? t`That is too long.`,
  });
  const { values, input } = form;
  const number = `${values.prefix.trim()}K7M-0042`;
  return (
    <section className={classes.card}>
      <h2>
        <Trans>On every invoice and receipt</Trans>
      </h2>
      <DraftForm form={form} className={classes.form}>
        <Textarea
          label={t`Below your name`}
          placeholder={t`Fresh eggs every day`}
          maxLength={120}
          autosize
          minRows={2}
          {...input('header')}
        />
        <Textarea
          label={t`At the end`}
          description={t`Thanks, and how to pay you.`}
          maxLength={200}
          autosize
          minRows={2}
          {...input('footer')}
        />
        <TextInput
          label={t`Before the number`}
          description={t`Numbers look like ${number}, also on papers of earlier sales.`}
          maxLength={10}
          autoCapitalize="characters"
          autoComplete="off"
          {...input('prefix')}
        />
        <ChoiceChips
          label={t`Paper of your receipt printer`}
          visibleLabel
          options={[
            { value: '58', label: t`58 mm` },
            { value: '80', label: t`80 mm` },
          ]}
          {...input('width')}
        />
      </DraftForm>
    </section>
  );
}

interface PrinterCardProps {
  seller: string;
  roll: '58' | '80';
}

/** The receipt printer of this phone: the browser's print dialog, or a Bluetooth printer. [SET-7] */
function PrinterCard({ seller, roll }: PrinterCardProps) {
  const { t } = useLingui();
  const { name, busy, connect, test, forget } = usePrinter();
  const paper: WrittenPaper = {
    title: t`Test page`,
    number: '',
    seller,
    about: [],
    facts: [],
    lines: [],
    sums: [],
    footer: t`This printer works.`,
  };
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Printer of this phone</Trans>
      </h2>
      {!hasBluetooth() && (
        <p>
          <Trans>
            Papers are printed with the dialog of this browser. Chrome on Android and on computers also prints on a
            receipt printer by Bluetooth, without a dialog.
          </Trans>
        </p>
      )}
      {hasBluetooth() && name === undefined && (
        <>
          <p>
            <Trans>
              Papers are printed with the dialog of this browser. With a receipt printer by Bluetooth one press prints,
              without a dialog and without internet.
            </Trans>
          </p>
          <Button h={56} leftSection={<IconBluetooth aria-hidden />} loading={busy} onClick={connect}>
            <Trans>Connect a Bluetooth printer</Trans>
          </Button>
        </>
      )}
      {name !== undefined && (
        <>
          <p>
            <Trans>Receipts are printed on {name}, by Bluetooth. Sheets of A4 and A5 still open the dialog.</Trans>
          </p>
          <Group gap="sm">
            <Button
              variant="default"
              h={48}
              leftSection={<IconPrinter aria-hidden />}
              loading={busy}
              onClick={() => test(paper, roll)}
            >
              <Trans>Print a test page</Trans>
            </Button>
            <Button variant="subtle" h={48} onClick={forget}>
              <Trans>Print with the dialog again</Trans>
            </Button>
          </Group>
        </>
      )}
    </section>
  );
}
