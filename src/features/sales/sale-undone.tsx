import { Trans } from '@lingui/react/macro';
import { IconArrowBackUp, IconBan } from '@tabler/icons-react';
import type { SaleView } from '../../contract/sales.ts';
import { Money } from '../../ui/numbers/money.tsx';
import { whenWords } from '../../ui/words/date-words.ts';
import classes from './sale-sheet.module.css';

/** That a sale was voided, by whom and why. [SAL-40] */
export function Voided({ voided }: { voided: NonNullable<SaleView['void']> }) {
  const { at, by, reason } = voided;
  const when = whenWords(at);
  return (
    <div className={classes.voided}>
      <IconBan aria-hidden />
      <p>
        <b>
          {by ? (
            <Trans>
              Voided {when} by {by}
            </Trans>
          ) : (
            <Trans>Voided {when}</Trans>
          )}
        </b>
        {reason}
      </p>
    </div>
  );
}

/** What came back of a sale. [SAL-33] */
export function CameBack({ returns, currency }: { returns: SaleView['returns']; currency: string }) {
  return (
    <ul className={classes.back}>
      {returns.map(({ id, sale_no, at, total }) => (
        <li key={id}>
          <IconArrowBackUp aria-hidden size={20} />
          <span>
            <Trans>Came back {whenWords(at)}</Trans>
            <small>{sale_no}</small>
          </span>
          <b>
            <Money amount={-total} currency={currency} />
          </b>
        </li>
      ))}
    </ul>
  );
}
