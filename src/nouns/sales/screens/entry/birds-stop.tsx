import { TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBan } from '@tabler/icons-react';
import { useBusiness } from '../../../../client/use-session.ts';
import type { NamedWithdrawal } from '../../../../domain/health/withdrawal-now.ts';
import { notForSaleWords } from '../../../farm/shared/withdrawal-words.ts';
import type { LineForm, SaleFormAct } from './sale-form.ts';
import classes from './add-sale.module.css';

interface BirdsStopProps {
  line: LineForm | undefined;
  /** The withdrawal period on the birds of this line. */
  withdrawal: NamedWithdrawal | undefined;
  /** True when saving was tried and refused. */
  refused: boolean;
  act: (act: SaleFormAct) => void;
}

/** Birds under a withdrawal period are not for sale yet; the owner may override this with a reason. [SAL-44, MSG-15] */
export function BirdsStop({ line, withdrawal, refused, act }: BirdsStopProps) {
  const { t } = useLingui();
  const isOwner = useBusiness()?.role === 'owner';
  if (!line || !withdrawal) return null;
  const { line_id, override } = line;
  const say = (reason: string | undefined) => act({ do: 'override', line_id, reason });
  return (
    <div>
      <div className={classes.stop} role={refused ? 'alert' : 'status'}>
        <IconBan size={20} aria-hidden />
        <p>{notForSaleWords(withdrawal)}.</p>
        {isOwner && (
          <button
            type="button"
            aria-pressed={override !== undefined}
            onClick={() => say(override === undefined ? '' : undefined)}
          >
            {override === undefined ? <Trans>Sell anyway</Trans> : <Trans>Do not sell</Trans>}
          </button>
        )}
      </div>
      {isOwner && override !== undefined && (
        <TextInput
          mt={8}
          aria-label={t`Why may they be sold all the same?`}
          placeholder={t`Why may they be sold all the same?`}
          maxLength={200}
          value={override}
          error={refused && override.trim() === '' ? t`Say why.` : undefined}
          onChange={(event) => say(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
