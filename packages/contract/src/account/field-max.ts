/** Maximum lengths of the texts that a person types into a form, in characters. */
export const fieldMax = {
  email: 254,
  first_name: 80,
  last_name: 80,
  nickname: 80,
  city: 120,
  address: 200,
  postal_code: 20,
  state: 80,
  mobile_phone: 40,
  personal_id: 40,
  iban: 60,
  account_holder: 120,
  /** Fields of a message to support; `name` is the sender's. */
  name: 120,
  subject: 200,
  message: 5000,
} as const;
