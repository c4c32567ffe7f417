import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Time for which the success popup stays before the app continues, milliseconds. [ACC-1, ACC-2] */
export const POPUP_STAYS_MS = 1500;
const REDIRECT_AFTER_MS = 1600;

/**
 * The transition from the form into the app: first the popup, then the next page. `underway` lasts from the press until
 * the page is left, so that the session that appears meanwhile does not end it early.
 */
export function useArrival() {
  const navigate = useNavigate();
  const [underway, setUnderway] = useState(false);
  const [popup, setPopup] = useState(false);
  const arrive = async (attempt: Promise<{ ok: boolean }>, to: string) => {
    setUnderway(true);
    let ok = false;
    try {
      ({ ok } = await attempt);
    } finally {
      if (!ok) setUnderway(false);
    }
    if (!ok) return;
    setPopup(true);
    setTimeout(() => void navigate(to, { replace: true }), REDIRECT_AFTER_MS);
  };
  return { arrive, underway, popup, hidePopup: useCallback(() => setPopup(false), []) };
}
