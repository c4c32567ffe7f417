import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A new page starts at its top. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) scrollTo(0, 0);
  }, [pathname]);
  return null;
}
