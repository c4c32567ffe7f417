import { fixed } from '../../../domain/numbers/decimal-sign.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { Ingredient } from '../../../contract/processing.ts';
import type { StockRow } from '../../../contract/stock.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useUndo } from '../../../client/use-undo.ts';
import { checkRun, RUN_TYPES, type RunError } from '../../../domain/processing/check-run.ts';
import { KILOGRAM } from '../../../domain/sales/sale-money.ts';
import { runYield } from '../../../domain/processing/recipe.ts';
import { DayOfPast } from '../../../ui/dates/day-choice.tsx';
import { useBusiness } from '../../../client/use-session.ts';
import { OldDate } from '../../../ui/dates/old-date.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { useFaultFocus } from '../../../ui/feedback/use-fault-focus.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import type { NotCorrected } from '../../../ui/feedback/not-corrected-words.ts';
import type { NotDone } from '../../../ui/feedback/not-done-words.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { itemName, unitName } from '../../../ui/words/stock-words.ts';
import { emptyRunLine, formOfRecipe, ingredientOf, quantityOf, runFromForm, type RunForm, type RunLineForm } from './run-form.ts'; // prettier-ignore
import { NewOutput } from './new-output.tsx';
import { RunLine } from './run-line.tsx';
import { runTypeWords } from '../../../ui/words/run-type-words.ts';
import { runErrorWords } from './run-words.ts';
import classes from '../../stock/shared/shop-form.module.css';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';
import { typedQuantity } from '../../../ui/numbers/typed-number.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { methodOptions } from '../../../ui/words/method-words.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';

interface AddRunProps {
  /** Initial form: empty, or a repeated run. */
  start: RunForm;
  /** The run that is repeated or corrected. */
  of: string | undefined;
  /** True when a run is being corrected. [PRC-20] */
  correct: boolean;
  all: readonly Ingredient[];
  products: readonly StockRow[];
  currency: string;
}

/**
 * A production run: filled in from a recipe or typed, with the real output; regrading and packing too.
 * [RTE-37, PRC-2, PRC-3, PRC-5]
 */
export function AddRun({ start, of, correct, all, products, currency }: AddRunProps) {
  const { t } = useLingui();
  const until = useBusiness()?.locked_until;
  const methods = methodOptions(currency);
  const navigate = useNavigate();
  const saved = useSavedToast();
  const undo = useUndo('processing.voidRun', 'edit_farm');
  const adding = useCommand('processing.addRun');
  const putting = useCommand('processing.correctRun');
  const kept = useDraft('run', { id: of && (correct ? `right.${of}` : of), mode: correct ? 'edit' : 'new' });
  const [reason, setReason] = useKept(kept, 'reason', '');
  const [form, setForm] = useKept(kept, 'form', start);
  const [recipe, setRecipe] = useKept(kept, 'recipe', { of: '', wanted: '' });
  const [refusal, setRefusal] = useState<RunError | NotDone | NotCorrected>();
  const ref = useFaultFocus(refusal);
  const [isForbidden, setForbidden] = useState(false);
  const isOwner = useBusiness()?.role === 'owner';
  const saving = useRef(false);
  const change = (part: Partial<RunForm>) => {
    setRefusal(undefined);
    setForm((before) => ({ ...before, ...part }));
  };
  const withRecipe = products.filter((product) => product.recipe !== undefined);
  const choose = (part: Partial<typeof recipe>) => {
    const next = { ...recipe, ...part };
    setRecipe(next);
    const product = withRecipe.find(({ id }) => id === next.of);
    const factor = product?.sell_units[0]?.factor ?? 1;
    if (product) setForm(formOfRecipe(form, product, typedQuantity(next.wanted, factor), all, newDocumentId));
  };
  const made = withRecipe.find(({ id }) => id === recipe.of);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    const now = timeNow();
    const draft = runFromForm(form, all, currency, now);
    const checked = checkRun(draft, { at: now.toISOString(), currency });
    if (!checked.ok) return setRefusal(checked.error);
    saving.current = true;
    try {
      const result = await (correct ? putting.run({ draft, reason }) : adding.run(draft));
      if (!result.ok) {
        setForbidden(result.error.type === 'NotForSale');
        return setRefusal(result.error);
      }
      kept.forget();
      saved(undefined, correct ? undefined : undo?.(draft.id));
      void navigate('/processed/view/1', { replace: true });
    } finally {
      saving.current = false;
    }
  };
  const errorOf = ({ line_id }: RunLineForm) =>
    refusal && 'line_id' in refusal && refusal.line_id === line_id ? runErrorWords(refusal) : undefined;
  const side = (name: 'inputs' | 'outputs') => ({
    change: (line: RunLineForm) =>
      change({ [name]: form[name].map((other) => (other.line_id === line.line_id ? line : other)) }),
    remove: (line: RunLineForm) => () => change({ [name]: form[name].filter((other) => other !== line) }),
    add: () => change({ [name]: [...form[name], emptyRunLine(newDocumentId())] }),
  });
  const into = side('inputs');
  const out = side('outputs');
  const notBirds = all.filter(({ kind }) => kind !== 'bird');
  return (
    <form ref={ref} className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <DraftNote draft={kept} />
      {withRecipe.length > 0 && (
        <section className={classes.card} aria-label={t`From a recipe`}>
          <div className={classes.two}>
            <NativeSelect
              label={t`From a recipe`}
              data={[{ value: '', label: t`No recipe` }, ...withRecipe.map((one) => ({ value: one.id, label: itemName(one) }))]} // prettier-ignore
              value={recipe.of}
              onChange={(event) => choose({ of: event.currentTarget.value })}
            />
            <NumberInput
              label={made ? t`To make, ${unitName(made.sell_units[0]!.label)}` : t`To make`}
              disabled={!made}
              value={recipe.wanted}
              onChange={(text) => choose({ wanted: text })}
            />
          </div>
        </section>
      )}
      <ChoiceChips
        label={t`What work was it?`}
        visibleLabel
        wrap
        options={RUN_TYPES.map((value) => ({ value, label: runTypeWords(value) }))}
        value={form.type}
        onChange={(type) => change({ type })}
      />
      <section className={classes.card} aria-label={t`What goes in`}>
        <h2>
          <Trans>What goes in</Trans>
        </h2>
        {form.inputs.map((line) => (
          <RunLine
            key={line.line_id}
            line={line}
            of={all}
            label={t`Goes in`}
            taking
            weighed
            error={errorOf(line)}
            onChange={into.change}
            onRemove={form.inputs.length > 1 ? into.remove(line) : undefined}
          />
        ))}
        <Button variant="default" h={48} leftSection={<IconPlus aria-hidden />} onClick={into.add}>
          <Trans>Something else goes in</Trans>
        </Button>
      </section>
      <section className={classes.card} aria-label={t`What came out`}>
        <h2>
          <Trans>What came out</Trans>
        </h2>
        {form.outputs.map((line) => (
          <RunLine
            key={line.line_id}
            line={line}
            of={notBirds}
            label={t`Came out`}
            sharing={form.outputs.length > 1}
            error={errorOf(line)}
            onChange={out.change}
            onRemove={form.outputs.length > 1 ? out.remove(line) : undefined}
          />
        ))}
        <Yield form={form} all={all} />
        <Button variant="default" h={48} leftSection={<IconPlus aria-hidden />} onClick={out.add}>
          <Trans>Something else came out</Trans>
        </Button>
        <NewOutput
          currency={currency}
          usual={form.type === 'feed_milling' ? 'feed' : 'kg'}
          onAdded={(id) => {
            const bare = form.outputs.find(({ of: one }) => one === '') ?? emptyRunLine(newDocumentId());
            const others = form.outputs.filter((line) => line !== bare);
            change({ outputs: [...others, { ...bare, of: id, unit: 0 }] });
          }}
        />
      </section>
      <section className={classes.card} aria-label={t`Paid for the work`}>
        <DayOfPast label={t`Day it was made`} value={form.day} onChange={(day) => change({ day })} />
        <OldDate day={form.day} until={until} />
        <MoneyInput
          label={t`Paid for the work, ${currency}`}
          value={form.fee}
          error={refusal?.type === 'FeeWrong' && runErrorWords(refusal)}
          onChange={(text) => change({ fee: text })}
          currency={currency}
        />
        {form.fee.trim() !== '' && (
          <ChoiceChips
            label={t`How was it paid?`}
            visibleLabel
            wrap
            options={methods}
            value={form.method}
            onChange={(method) => change({ method })}
          />
        )}
      </section>
      {isForbidden && isOwner && (
        <TextInput
          label={t`Why may they be dressed all the same?`}
          maxLength={200}
          value={form.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      )}
      {correct && (
        <TextInput
          label={t`Why is it put right? (if you like)`}
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {refusal && <ErrorNote>{runErrorWords(refusal)}</ErrorNote>}
      <Button type="submit" h={56} fz={18} loading={adding.busy || putting.busy}>
        {correct ? <Trans>Save what is right</Trans> : <Trans>Save what was made</Trans>}
      </Button>
    </form>
  );
}

/** Output per input, while typing. [PRC-4] */
function Yield({ form, all }: { form: RunForm; all: readonly Ingredient[] }) {
  const measured = (lines: readonly RunLineForm[]) =>
    lines.flatMap((line) => {
      const one = ingredientOf(all, line);
      const qty = quantityOf(line, one);
      const weight = typedQuantity(line.weight ?? '', KILOGRAM);
      return one && qty > 0 ? [{ qty, base_unit: one.base_unit, weight_g: weight > 0 ? weight : undefined }] : [];
    });
  const share = runYield(measured(form.inputs), measured(form.outputs));
  if (share === undefined || share === 0) return null;
  const percent = fixed(share * 100, 1);
  const isOfBirds = form.inputs.some(({ weight }) => weight);
  return (
    <p className={share > 1 ? classes.warn : classes.quiet} role="status">
      {share > 1 ? (
        <Trans>{percent} % of what went in came out: more than all. Check the numbers.</Trans>
      ) : isOfBirds ? (
        <Trans>{percent} % of the live weight came out.</Trans>
      ) : (
        <Trans>{percent} % of what went in came out.</Trans>
      )}
    </p>
  );
}
