import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { PaperView } from '../../../contract/sales.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { PAPER_SIZES, type PaperSize } from '../shared/draw-paper.ts';
import { DrawnPaper } from '../shared/drawn-paper.tsx';
import { writePaper, type PaperKind } from '../shared/write-paper.ts';
import { timeWords } from '../../../ui/words/date-words.ts';
import { NoSuchSale } from '../../sales/shared/no-such-sale.tsx';
import { PaperActions } from './paper-actions.tsx';
import { usePaperSize } from '../shared/use-paper-size.ts';
import { PrinterLine } from '../shared/printer-line.tsx';
import { usePrinting } from '../shared/use-printing.ts';
import classes from './sale-paper.module.css';
import { IconAlertCircle, IconDeviceMobileCheck } from '@tabler/icons-react';
import { methodWords } from '../../../ui/words/method-words.ts';

/** A sale on paper: its preview, the paper size, and the ways to give it to the customer. [INV-1..5] */
export function SalePaper({ kind }: { kind: PaperKind }) {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const view = useQuery('sales.paper', { id });
  const number = view?.paper.number;
  return (
    <Screen
      title={kind === 'invoice' ? t`Invoice` : t`Receipt`}
      description={t`A sale on paper: print it, or send it to the customer.`}
      subtitle={number && t`No. ${number}`}
      back="/sales/view/0"
      form={view !== null && view !== undefined}
    >
      {view === undefined && <Waiting />}
      {view === null && <NoSuchSale />}
      {view && <Paper key={`${kind} ${id}`} kind={kind} view={view} />}
    </Screen>
  );
}

function Paper({ kind, view }: { kind: PaperKind; view: PaperView }) {
  const { t } = useLingui();
  const words = methodWords(view.paper.currency);
  // Brand names keep their capitals.
  const ways = view.methods.map((way) => (way === 'mobile_money' ? words[way] : words[way]?.toLowerCase()));
  const method = ways.length > 0 ? ways.join(' + ') : undefined;
  const [size, setSize] = usePaperSize(kind, kind === 'invoice' ? 'a4' : view.roll);
  const paper = useMemo(() => {
    const { is, served_by, occurred_at } = view;
    return writePaper(view.paper, { kind, is, served_by, method, time: timeWords(occurred_at) });
  }, [view, kind, method]);
  const printing = usePrinting(paper, size, `${kind} ${view.id}`);
  const sizes: Record<PaperSize, string> = { '58': t`58 mm`, '80': t`80 mm`, a5: t`A5`, a4: t`A4` };
  const roll = size === '58' || size === '80' ? size : undefined;
  return (
    <div className={classes.page}>
      <PaperPlace view={view} />
      <div className={classes.papers} data-roll={roll}>
        <DrawnPaper paper={paper} />
        {roll && (
          <figure className={classes.roll}>
            <DrawnPaper paper={paper} roll={roll} />
            <figcaption>
              {roll === '58' ? (
                <Trans>58 mm print, 32 characters a line</Trans>
              ) : (
                <Trans>80 mm print, 48 characters a line</Trans>
              )}
            </figcaption>
          </figure>
        )}
      </div>
      <div className={classes.size}>
        <ChoiceChips
          label={t`Print on`}
          visibleLabel
          options={PAPER_SIZES.map((value) => ({ value, label: sizes[value] }))}
          value={size}
          onChange={setSize}
        />
        {roll && <PrinterLine />}
        {printing.isCopy && (
          <p>
            <Trans>It was printed on this phone before: it will say COPY.</Trans>
          </p>
        )}
      </div>
      <PaperActions kind={kind} view={view} paper={paper} onPrint={printing.print} onDialog={printing.byDialog} />
    </div>
  );
}

/** Sync state of the paper's sale, while it is not on the server. [SYN-15] */
function PaperPlace({ view: { sync } }: { view: PaperView }) {
  if (sync === 'synced') return null;
  return (
    <div className={classes.place} data-state={sync}>
      {sync === 'pending' ? <IconDeviceMobileCheck aria-hidden /> : <IconAlertCircle aria-hidden />}
      <p>
        {sync === 'pending' ? (
          <>
            <b>
              <Trans>Saved on this phone</Trans>
            </b>
            <Trans>It will be sent when there is a signal.</Trans>
          </>
        ) : (
          <>
            <b>
              <Trans>Needs attention</Trans>
            </b>
            <Trans>This sale was not accepted. Put it right before you give it to a customer.</Trans>
          </>
        )}
      </p>
    </div>
  );
}
