import type { VipManager } from '@liftoff/contract/vip-entities';
import { Avatar } from './avatar.tsx';

/** The picture of a VIP manager, or their initials. */
export function ManagerFace({ manager: { avatar, managerName }, size }: { manager: VipManager; size: 40 | 56 }) {
  // Pictures from other sites are left out, because the content security policy blocks them.
  if (!avatar.startsWith('/')) return <Avatar name={managerName} vip={false} />;
  const style = { width: size, height: size, objectFit: 'cover' } as const;
  return <img className="avatar" src={avatar} width={size} height={size} style={style} alt="" loading="lazy" />;
}
