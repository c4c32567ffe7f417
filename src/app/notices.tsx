import { VerifyType } from '../features/welcome/verify-type.tsx';
import { LookForNotices } from './look-for-notices.tsx';
import { NoticePopup } from './notice-popup.tsx';

/** Notices and questions that stand outside of screens; a chunk of its own, which comes when the first screen stands. */
export function Notices() {
  return (
    <>
      <VerifyType />
      <LookForNotices />
      <NoticePopup />
    </>
  );
}
