import '@liftoff/ui/styles/forms.css';
import '@liftoff/ui/styles/plate.css';
import { Card } from '@liftoff/ui/card';
import { CardLink } from '@liftoff/ui/card-link';
import { MailIcon, MessageCircleIcon, PhoneIcon } from '@liftoff/ui/icons';
import { RowPlate } from '@liftoff/ui/row-plate';
import { useTranslations } from 'use-intl';
import { SafeHtml } from '../../shared/parts/safe-html.tsx';
import { PageHead } from '../../shared/site/page-head.tsx';
import { chatHash, phoneHref } from '../../shared/site/address/paths.ts';
import { useBrand } from '../../shared/site/shell-data.ts';
import { ContactForm } from './contact-form.tsx';
import type { SupportData } from './load-support.server.ts';
import './support.css';

/** Support page: ways to contact a person, and a form [ROUTE-029]. */
export function SupportPage({ before }: Pick<SupportData, 'before'>) {
  const t = useTranslations('support.page');
  const { phone, email } = useBrand();
  const ways = [
    { icon: MessageCircleIcon, href: chatHash, title: t('chat'), text: t('chatText') },
    { icon: PhoneIcon, href: phoneHref(phone), title: t('phone'), text: phone },
    { icon: MailIcon, href: `mailto:${email}`, title: t('email'), text: email },
  ];
  return (
    <div className="support">
      <PageHead title={t('title')} description={() => t('description')} />
      <h1 className="heading-1">{t('title')}</h1>
      <p className="text-secondary margin-top-2">{t('text')}</p>
      <ul className="support__ways margin-top-6">
        {ways.map(({ icon, href, title, text }) => (
          <li key={href}>
            <CardLink href={href} className="row gap-3">
              <RowPlate icon={icon} tone="brand" />
              <span className="grow">
                <span className="title">{title}</span>
                <span className="caption text-secondary numeric support__text">{text}</span>
              </span>
            </CardLink>
          </li>
        ))}
      </ul>
      {before && (
        <SafeHtml className="support__introduction small text-secondary margin-top-6" html={before} language={null} />
      )}
      <Card className="margin-top-6">
        <ContactForm />
      </Card>
    </div>
  );
}
