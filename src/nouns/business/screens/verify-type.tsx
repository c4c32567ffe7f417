import { Button, Stack } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { BusinessView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { Popup } from '../../../ui/feedback/popup.tsx';
import { KindCards, ProcessingChoice } from '../../../ui/setup/kind-cards.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

/** Time for which 'Please pick one option.' stays, milliseconds. [BIZ-2] */
const POPUP_STAYS_MS = 3000;

/** True while the type of the business is not set. [BIZ-6] */
const isUntyped = ({ purchases, farm_activities, production }: BusinessView): boolean =>
  !purchases && !farm_activities && !production;

/** The dialog 'Verify your business type', for an owner whose business has none of the three flags. [BIZ-6, BIZ-7] */
export function VerifyType() {
  const { t } = useLingui();
  const business = useBusiness();
  const [later, setLater] = useState<string>();
  const asks = business?.role === 'owner' && isUntyped(business) && later !== business.id;
  return (
    <Sheet opened={asks} title={t`Verify your business type`} onClose={() => setLater(business?.id)}>
      {asks && <TypeForm />}
    </Sheet>
  );
}

function TypeForm() {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('business.setType');
  const [kind, setKind] = useState<'farm' | 'shop'>();
  const [production, setProduction] = useState(false);
  const [popup, setPopup] = useState<string>();
  const save = async () => {
    const saved = await run({ farm: kind === 'farm', shop: kind === 'shop', production });
    if (!saved.ok && saved.error.type === 'PickOneOption') setPopup(t`Please pick one option.`);
  };
  const refused = notDoneWords(error);
  const picks = error?.type === 'PickOneOption' && kind === undefined ? t`Please pick one option.` : undefined;
  return (
    <Stack gap="md">
      <KindCards value={kind} error={picks} onChange={setKind} />
      <ProcessingChoice value={production} onChange={setProduction} />
      {refused && <ErrorNote>{refused}</ErrorNote>}
      <Button h={56} fz={18} loading={busy} onClick={() => void save()}>
        <Trans>Save</Trans>
      </Button>
      <Popup words={popup} stays={POPUP_STAYS_MS} onGone={useCallback(() => setPopup(undefined), [])} />
    </Stack>
  );
}
