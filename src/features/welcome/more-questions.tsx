import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import { FIRST_OPTIONAL } from '../../ui/unfinished-setup.ts';
import { FirstFlockStep } from './first-flock-step.tsx';
import { FirstProductsStep } from './first-products-step.tsx';
import { HelperStep } from './helper-step.tsx';
import { QuestionPage } from './question-page.tsx';
import { emptyFlock, emptyHelper, emptyProducts, writeWelcome, type WelcomeDraft } from './welcome-draft.ts';

interface MoreQuestionsProps {
  uid: string;
  firstName: string;
  business: BusinessView;
  /** What was answered so far. */
  begun: WelcomeDraft;
}

/** What may be said at once or later: the first flock or five products, and who helps. The business is there already. [BIZ-8] */
export function MoreQuestions({ uid, firstName, business, begun }: MoreQuestionsProps) {
  const navigate = useNavigate();
  const isFarm = business.farm_activities;
  const [draft, setDraft] = useState(() => ({
    ...begun,
    flock: begun.flock ?? emptyFlock(),
    products: begun.products ?? emptyProducts(),
    helper: begun.helper ?? emptyHelper(isFarm),
  }));
  const change = (part: Partial<WelcomeDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeWelcome(uid, next);
  };
  const leave = () => {
    writeWelcome(uid, undefined);
    void navigate('/sales/view/0', { replace: true });
  };
  const onward = { onNext: () => change({ step: FIRST_OPTIONAL + 1 }), onLeave: leave };
  return (
    <QuestionPage
      firstName={firstName}
      step={draft.step}
      lead={
        <Trans>
          Your book is open, and everything is kept on this phone. Answer what you like; all of it can wait.
        </Trans>
      }
    >
      {draft.step > FIRST_OPTIONAL ? (
        <HelperStep
          value={draft.helper}
          business={business}
          onChange={(helper) => change({ helper })}
          onLeave={leave}
        />
      ) : isFarm ? (
        <FirstFlockStep value={draft.flock} onChange={(flock) => change({ flock })} {...onward} />
      ) : (
        <FirstProductsStep
          value={draft.products}
          currency={business.currency}
          onChange={(products) => change({ products })}
          {...onward}
        />
      )}
    </QuestionPage>
  );
}
