/** A form that passes; tests change what they are about. */
export const signUpForm = {
  email: 'player@example.com',
  password: 'a quiet harbour at six',
  currency: 'CAD',
  country: 'CA',
  date_of_birth: '17/05/1990',
  terms_acceptance: true,
} as const;
