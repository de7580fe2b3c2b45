/** A valid sign-up form. Each test changes only the fields that it tests. */
export const signUpForm = {
  email: 'player@example.com',
  password: 'a quiet harbour at six',
  currency: 'CAD',
  country: 'CA',
  date_of_birth: '17/05/1990',
  terms_acceptance: true,
} as const;
