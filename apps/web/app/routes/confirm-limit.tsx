import { ComingPage } from '../shell/plain/coming-page.tsx';

/** ROUTE-028: reached from a mail, so that a guest may open it too. */
export default function ConfirmLimit() {
  return <ComingPage name="profile" />;
}
