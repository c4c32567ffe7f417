import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Place among the pages of one path: `id` is the party, `page` the action on it, or the action without a party.
 * Changing the page scrolls to its top.
 */
export function usePlace(): { id: string | null; page: string | null } {
  const [params] = useSearchParams();
  const place = params.toString();
  useEffect(() => {
    if (place !== undefined) scrollTo(0, 0);
  }, [place]);
  return { id: params.get('id'), page: params.get('page') };
}
