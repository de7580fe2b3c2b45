import { ComingPage } from '../shell/plain/coming-page.tsx';
import type { Route } from './+types/profile-later';

/** The pages of the profile that are still to come. */
export default function ProfileLater({ params }: Route.ComponentProps) {
  return <ComingPage name={params['*'] === 'limits' ? 'limits' : 'profile'} />;
}
