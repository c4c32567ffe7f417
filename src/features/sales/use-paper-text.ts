import { useLingui } from '@lingui/react/macro';
import { shareText } from '../../domain/papers/share-text.ts';
import type { WrittenPaper } from '../../domain/papers/written-paper.ts';

/** A paper as the short text of a message, with its link when there is one. [INV-3] */
export function usePaperText(paper: WrittenPaper, link: string | undefined): string {
  const { t } = useLingui();
  return shareText(paper, { link, moreLines: (left) => t`and ${left} more` });
}
