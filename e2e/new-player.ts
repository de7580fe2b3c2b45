import { expect, type Page } from '@playwright/test';
import { birthday, calledBirthday, freshPassword } from './player-secrets.ts';

let made = 0;

/** An email address that is not registered yet. */
export function freshEmail(): string {
  made += 1;
  return `player-${process.pid}-${Date.now()}-${made}@liftoff.test`;
}

export interface NewPlayer {
  email: string;
  password: string;
}

/** Fills in and submits the first step of registration. */
export async function fillCredentials(page: Page, { email, password }: NewPlayer, currency = 'CAD'): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('CA');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption(currency);
  await page.getByRole('checkbox', { name: /I am 1[89] or older/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function fillAboutYou(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await page.getByRole('textbox', { name: 'Date of birth' }).pressSequentially(birthday.typed);
  await page.getByRole('combobox', { name: 'Province or territory' }).selectOption('ON');
}

/** Completes both steps of the open registration form, and returns the new player. */
export async function register(page: Page, currency = 'CAD'): Promise<NewPlayer> {
  const player = { email: freshEmail(), password: freshPassword };
  await fillCredentials(page, player, currency);
  await fillAboutYou(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Continue to the games' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deposit' })).toBeVisible();
  return player;
}

/**
 * Creates a separate player with the same call as the form, and returns the email address. The player is then signed
 * in, but an already open page does not show it yet. `stag` is the affiliate tag with which the player arrives.
 */
export async function newPlayer(page: Page, of: 'CA' | 'DE' = 'DE', stag?: string): Promise<string> {
  const email = freshEmail();
  const user = {
    email,
    password: freshPassword,
    currency: of === 'CA' ? 'CAD' : 'EUR',
    country: of,
    date_of_birth: calledBirthday.shown,
    terms_acceptance: true,
    ...(stag === undefined ? {} : { stag }),
  };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.post('/api/users', { headers, data: { user } });
  expect(answer.status()).toBe(201);
  return email;
}

/** Creates a player like `newPlayer`, with all details that the cashbox requires before it opens. */
export async function newKnownPlayer(page: Page, stag?: string): Promise<string> {
  const email = await newPlayer(page, 'DE', stag);
  const name = { first_name: 'Ada', last_name: 'Byron', mobile_phone: '+4915112345678' };
  const data = { ...name, address: 'Unter den Linden 1', postal_code: '10117', city: 'Berlin' };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.patch('/api/player', { headers, data });
  expect(answer.status()).toBe(200);
  return email;
}
