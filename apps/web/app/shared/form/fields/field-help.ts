import type { account } from '@liftoff/contract/account/account';
import type { DetailField } from '@liftoff/contract/account/details';
import type { Args } from '@liftoff/contract/core/endpoint';
import type { TextInputProps } from '@liftoff/ui/text-input';

type Help = Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete'>;

/** The fields named in the contract, and the amount of a payment, which is typed as a string. */
type FieldName =
  | keyof Args<(typeof account)['signUp']>['body']['user']
  | keyof Args<(typeof account)['updatePlayer']>['body']
  | DetailField
  | 'amount';

const known: Readonly<Partial<Record<FieldName, Help>>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  mobile_phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  nickname: { autoComplete: 'nickname' },
  date_of_birth: { inputMode: 'numeric', autoComplete: 'bday' },
  country: { autoComplete: 'country' },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'street-address' },
  postal_code: { autoComplete: 'postal-code' },
  personal_id: { inputMode: 'numeric', autoComplete: 'off' },
  iban: { autoComplete: 'off' },
  account_holder: { autoComplete: 'name' },
  amount: { inputMode: 'decimal', autoComplete: 'off' },
};

/** Keyboard and autofill settings for each field, by its name in the contract. */
export const fieldHelp: Readonly<Record<string, Help | undefined>> = known;
