import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronRight, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '../../../client/use-query.ts';
import { curveKey, type OfferedCurve } from '../../../domain/flocks/curve-copies.ts';
import { UnsavedMark } from '../../../ui/drafts/draft-note.tsx';
import { Tag } from '../../../ui/ledger/tag.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { CurveForm } from './curve-form.tsx';
import classes from './standards.module.css';
import settings from '../../settings/shared/settings.module.css';

const NOTHING = {};

/** Breed curves: the app's with their editions, and the business's own with their versions. [FLK-24] */
export function CurvesCard() {
  const { t } = useLingui();
  const curves = useQuery('farm.standards', NOTHING)?.curves ?? [];
  const [open, setOpen] = useState<OfferedCurve | 'new'>();
  return (
    <section className={settings.card} aria-label={t`Breed curves`}>
      <h2>
        <Trans>Breed curves</Trans>
      </h2>
      <p className={settings.quiet}>
        <Trans>What a breed weighs or lays by age: flocks are compared with it. A flock keeps the version it began with.</Trans>
      </p>
      <ul className={classes.rows} aria-label={t`Curves`}>
        {curves.map((curve) => (
          <li key={curveKey(curve)}>
            <button type="button" onClick={() => setOpen(curve)}>
              <span>
                <b>{curve.name}</b>
                <small>
                  {curve.kind === 'growth' ? <Trans>Weight and feed</Trans> : <Trans>Laying</Trans>} · {curve.edition}
                </small>
                <UnsavedMark of="curve" id={curveKey(curve)} />
              </span>
              {curve.version_id !== undefined && <Tag tone="good" icon={IconPencil}>{t`Yours, version ${curve.version}`}</Tag>}
              <IconChevronRight aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="default" h={48} mt="sm" leftSection={<IconPlus aria-hidden />} onClick={() => setOpen('new')}>
        <Trans>New curve</Trans>
      </Button>
      <UnsavedMark of="curve" />
      <Sheet opened={open !== undefined} title={open === 'new' ? t`New breed curve` : open?.name} onClose={() => setOpen(undefined)}>
        {open && <CurveForm curve={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
      </Sheet>
    </section>
  ); // prettier-ignore
}
