import { messageKeys, type MessageKey } from '@liftoff/rules/account/message-keys';
import { useTranslations } from 'use-intl';

const isKey = (key: string): key is MessageKey => messageKeys.some(known => known === key);

/**
 * Returns a function for the text of a field's error. The text for a missing value names the field; every other
 * message key has a fixed text.
 */
export function useFieldText() {
  const t = useTranslations('account');
  return (key: string | null | undefined, field: string): string | undefined => {
    if (!key) return undefined;
    if (key === 'VALIDATION.COMMON.FIELD_NAME_REQUIRED') return t(`fields.${key}`, { field });
    return isKey(key) ? t(`fields.${key}`) : t('form.wrong');
  };
}
