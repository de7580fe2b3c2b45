import { ComingPage } from '../shell/plain/coming-page.tsx';

/** The pages of the profile that are still to come. */
export default function ProfileLater() {
  return <ComingPage name="profile" />;
}
