import { Button } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconChevronRight, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '../../../client/use-query.ts';
import { planKey, type OfferedPlan } from '../../../domain/health/plan-copies.ts';
import { UnsavedMark } from '../../../ui/drafts/draft-note.tsx';
import { Tag } from '../../../ui/ledger/tag.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { PlanForm } from './plan-form.tsx';
import classes from './standards.module.css';
import settings from '../../settings/shared/settings.module.css';

const NOTHING = {};

/** Vaccination plans: the app's with their sources, and the business's own copies. [VET-8] */
export function PlansCard() {
  const { t } = useLingui();
  const plans = useQuery('farm.standards', NOTHING)?.plans ?? [];
  const [open, setOpen] = useState<OfferedPlan | 'new'>();
  const title = open === 'new' ? t`New vaccination plan` : open?.name;
  return (
    <section className={settings.card} aria-label={t`Vaccination plans`}>
      <h2>
        <Trans>Vaccination plans</Trans>
      </h2>
      <p className={settings.quiet}>
        <Trans>A new flock takes a copy of its plan. What you change here does not reach flocks that have one.</Trans>
      </p>
      <ul className={classes.rows} aria-label={t`Vaccination plans`}>
        {plans.map((plan) => (
          <li key={planKey(plan)}>
            <button type="button" onClick={() => setOpen(plan)}>
              <span>
                <b>{plan.name}</b>
                <small>
                  <Plural value={plan.steps.length} one="# step" other="# steps" /> · {plan.source}
                </small>
                <UnsavedMark of="plan" id={planKey(plan)} />
              </span>
              {plan.version_id !== undefined && <Tag tone="good" icon={IconPencil}>{t`Yours`}</Tag>}
              <IconChevronRight aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="default" h={48} mt="sm" leftSection={<IconPlus aria-hidden />} onClick={() => setOpen('new')}>
        <Trans>New plan</Trans>
      </Button>
      <UnsavedMark of="plan" />
      <Sheet opened={open !== undefined} title={title} onClose={() => setOpen(undefined)}>
        {open && <PlanForm plan={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
      </Sheet>
    </section>
  );
}
