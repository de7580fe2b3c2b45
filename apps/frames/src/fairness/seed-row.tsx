import { FieldValue } from '@liftoff/ui/field';
import { IconButton } from '@liftoff/ui/icon-button';
import { CheckIcon, CopyIcon } from '@liftoff/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** A full seed or hash that can wrap, with a copy button. */
export function SeedRow({ label, value }: { label: string; value: string }) {
  const t = useTranslations('fairness');
  const [copied, setCopied] = useState(false);
  return (
    <FieldValue label={label}>
      <div className="seed-row">
        <span className="seed">{value}</span>
        <IconButton
          icon={copied ? CheckIcon : CopyIcon}
          label={copied ? t('copied') : t('copy', { what: label })}
          onClick={() => {
            navigator.clipboard?.writeText(value).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        />
      </div>
    </FieldValue>
  );
}
