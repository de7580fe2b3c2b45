import { fieldMax } from '@liftoff/contract/account/field-max';
import { messageKeys, type MessageKey } from '@liftoff/rules/account/message-keys';
import { isLimited } from '@liftoff/rules/account/text-length';
import { useTranslations } from 'use-intl';

const isKey = (key: string): key is MessageKey => messageKeys.some(known => known === key);

/** What a text about an error can name besides the field's label. */
export interface FaultFacts {
  /** Name of the field in the contract, which decides its maximum length. */
  name?: string | undefined;
  /** Minimum age, if it is known. */
  age?: number | undefined;
}

/**
 * Returns a function for the text of a field's error. The text for a missing value names the field, that for a long
 * one its maximum length, and that for a birthday the minimum age.
 */
export function useFieldText() {
  const t = useTranslations('account');
  return (
    key: string | null | undefined,
    field: string,
    { name = '', age = 0 }: FaultFacts = {},
  ): string | undefined => {
    if (!key) return undefined;
    if (key === 'VALIDATION.COMMON.FIELD_NAME_REQUIRED') return t(`fields.${key}`, { field });
    const isLong = key === 'VALIDATION.COMMON.MAX_LENGTH' || key === 'too_big';
    if (isLong && isLimited(name)) return t('fields.VALIDATION.COMMON.MAX_LENGTH', { max: fieldMax[name] });
    if (key === 'VALIDATION.BIRTH_DAY.MIN') return t(`fields.${key}`, { age });
    return isKey(key) && key !== 'VALIDATION.COMMON.MAX_LENGTH' ? t(`fields.${key}`) : t('form.wrong');
  };
}
