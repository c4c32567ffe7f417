import { LookForNotices } from './look-for-notices.tsx';
import { NoticePopup } from './notice-popup.tsx';

/** All of the notices that stands outside of screens; a chunk of its own, which comes when the first screen stands. */
export function Notices() {
  return (
    <>
      <LookForNotices />
      <NoticePopup />
    </>
  );
}
