import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long the success popup stays and when the app goes on, milliseconds. [ACC-1, ACC-2] */
export const POPUP_STAYS_MS = 1500;
const REDIRECT_AFTER_MS = 1600;

/**
 * The way from the form into the app: the popup's words first, then the next page.
 * `underway` from the press until the page is left, so that the session that appears meanwhile does not cut it short.
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
