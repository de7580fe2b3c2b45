/** The input of a visitor from Canada in both steps of registration. */
export const filledDraft = {
  email: 'ada@example.com',
  password: 'A long way to the stars 7',
  country: 'CA',
  currency: 'CAD',
  terms_acceptance: true,
  receive_promos: false,
  first_name: 'Ada',
  last_name: 'Byron',
  date_of_birth: '10/12/1990',
  nickname: '',
  state: 'ON',
  deposit_limit: '',
};
