import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Where somebody stands among the pages of one path: `id` is whom it is about, `page` what is done with them, or what is done where
 * nobody is named. Another page of the same path begins at its top as well.
 */
export function usePlace(): { id: string | null; page: string | null } {
  const [params] = useSearchParams();
  const place = params.toString();
  useEffect(() => {
    if (place !== undefined) scrollTo(0, 0);
  }, [place]);
  return { id: params.get('id'), page: params.get('page') };
}
