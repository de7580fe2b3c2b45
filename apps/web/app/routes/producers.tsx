import { StudiosPage } from '../features/lobby/list/studios-page.tsx';

export default function Producers() {
  return <StudiosPage />;
}
