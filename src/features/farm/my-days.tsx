import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useQuery } from '../../client/use-query.ts';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { ActivityList } from './activity-list.tsx';
import { SendNow } from './send-now.tsx';

const PAGE = 50;

/** Own records by day, the newest first, as far back as they go. [ACT-8] */
export function MyDays({ subtitle }: { subtitle: string }) {
  const { t } = useLingui();
  const [limit, setLimit] = useState(PAGE);
  const own = useQuery('farm.own', { limit });
  const isMore = own?.more === true && own.rows.length >= limit;
  const loadMore = useCallback(() => setLimit((before) => before + PAGE), []);
  return (
    <Screen title={t`My days`} description={t`What you wrote down, day by day.`} subtitle={subtitle} flush>
      <SendNow />
      {own?.rows.length === 0 ? (
        <EmptyState drawing={<LedgerDrawing />}>
          <Trans>You wrote nothing down yet. What you record stands here, day by day.</Trans>
        </EmptyState>
      ) : (
        <ActivityList label={t`My days`} rows={own?.rows ?? []} byDay onNearEnd={isMore ? loadMore : undefined} />
      )}
    </Screen>
  );
}
