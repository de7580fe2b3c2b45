import type { VipManager } from '@liftoff/contract/vip-entities';
import { MailIcon, MessageCircleIcon, SendIcon } from '@liftoff/ui/icons';

/** The ways to reach a VIP manager. Links other than to web addresses are left out. */
export const managerContacts = ({ whatsAppLink, telegramLink, email }: VipManager) =>
  (
    [
      { key: 'whatsApp', href: webAddress(whatsAppLink), icon: MessageCircleIcon },
      { key: 'telegram', href: webAddress(telegramLink), icon: SendIcon },
      { key: 'email', href: `mailto:${email}`, icon: MailIcon },
    ] as const
  ).flatMap(({ href, ...way }) => (href === null ? [] : [{ ...way, href }]));

const webAddress = (link: string | null): string | null =>
  link !== null && URL.parse(link)?.protocol === 'https:' ? link : null;
