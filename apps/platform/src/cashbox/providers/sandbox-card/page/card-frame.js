// @ts-check
import { digitsOf, isHolder, isSecurityCode, monthAndYear, spaced, tokenOf } from './card-check.js';
import { expiryFault, isCardNumber, isRejectedBin } from './card-rules.js';

/**
 * The provider's page inside the cashbox. It checks the card and exchanges it for a token; only the first six and
 * last four digits of the number leave this page [A29].
 */

/** @template {HTMLElement} T @param {string} id @param {new () => T} kind @returns {T} */
function part(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`#${id} is missing`);
  return found;
}

const {
  payment = '',
  parent: site = '',
  step = 'open',
  last4 = '',
  texts = '{}',
  rejected = '[]',
} = document.body.dataset;
/** @type {string[]} */
const rejectedBins = JSON.parse(rejected);
/** @type {Record<string, string>} */
const words = JSON.parse(texts);
const word = (/** @type {string} */ name) => words[name] ?? '';

const views = ['card', 'challenge', 'outcome'].map(id => part(id, HTMLElement));
const form = part('card', HTMLFormElement);
const number = part('number', HTMLInputElement);
const expiry = part('expiry', HTMLInputElement);
const code = part('code', HTMLInputElement);
const holder = part('holder', HTMLInputElement);
const finals = ['succeeded', 'declined', 'canceled', 'rejected'];

/** @param {string} id */
function show(id) {
  for (const view of views) view.hidden = view.id !== id;
  document.getElementById(`${id}-title`)?.focus();
}

/** @param {HTMLInputElement} input @param {string | null} text */
function judge(input, text) {
  input.setAttribute('aria-invalid', String(text !== null));
  part(`${input.id}-error`, HTMLElement).textContent = text ?? '';
  return text === null;
}

function numberError() {
  const digits = digitsOf(number.value);
  if (!isCardNumber(digits)) return word('number-wrong');
  if (isRejectedBin(digits, rejectedBins)) return word('number-rejected');
  return tokenOf(digits) === null ? word('number-real') : null;
}

function expiryError() {
  const today = new Date();
  const now = { year: today.getFullYear(), month: today.getMonth() + 1 };
  return expiryFault(monthAndYear(expiry.value), now) === null ? null : word('expiry-wrong');
}

const checks = /** @type {[HTMLInputElement, () => string | null][]} */ ([
  [number, numberError],
  [expiry, expiryError],
  [code, () => (isSecurityCode(code.value) ? null : word('code-wrong'))],
  [holder, () => (isHolder(holder.value) ? null : word('holder-wrong'))],
]);

/** @param {string} path @param {unknown} [body] */
async function call(path, body) {
  const answer = await fetch(`${location.pathname}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  /** @type {{ step: string, reason: string | null, state?: string }} */
  const said = await answer.json();
  return said;
}

/**
 * Reports the state only to the site that embeds this frame, by its exact origin [A37].
 * @param {string} state
 */
const tellSite = state => window.parent.postMessage({ type: 'liftoff:payment', payment_id: payment, state }, site);

/**
 * Sends the card details for the site's fraud check, only to the site that embeds this frame.
 * @param {{ bin: string, last4: string, expiry: string, holder: string }} card
 */
const tellCard = card => window.parent.postMessage({ type: 'liftoff:payment', payment_id: payment, card }, site);

/** @param {string} title @param {string} note */
function say(title, note) {
  part('outcome-title', HTMLElement).textContent = title;
  part('outcome-note', HTMLElement).textContent = note;
  if (part('outcome', HTMLElement).hidden) show('outcome');
}

const pause = (/** @type {number} */ ms) => new Promise(resume => setTimeout(resume, ms));

/**
 * Polls until the platform reports the payment's final state. While the payment is waiting, shows that and keeps
 * polling.
 */
async function follow() {
  let reported = '';
  for (let wait = 250; ; wait = Math.min(wait * 1.5, 5_000)) {
    const now = await call('state').catch(() => null);
    const state = now?.state ?? '';
    if (finals.includes(state)) {
      say(word(`${state}-title`), word(now?.reason === 'insufficient' ? 'insufficient-note' : `${state}-note`));
      tellSite(state);
      return;
    }
    if (now?.step === 'waiting' && state !== reported) {
      say(word('waiting-title'), word('waiting-note'));
      if (state !== '') tellSite(state);
      reported = state;
    }
    await pause(wait);
  }
}

/** @param {string} next @param {string} digits */
function goTo(next, digits) {
  if (next === 'open') return show('card');
  if (next === 'challenge') {
    part('last4', HTMLElement).textContent = `•••• ${digits}`;
    return show('challenge');
  }
  say(word('checking-title'), word('checking-note'));
  return void follow();
}

let busy = false;
/**
 * Ignores further clicks while a request is in progress, so that only one payment is made.
 * @param {() => Promise<void>} work
 */
async function once(work) {
  if (busy) return;
  busy = true;
  for (const button of document.querySelectorAll('button')) button.disabled = true;
  const unreachable = part('unreachable', HTMLElement);
  unreachable.textContent = '';
  await work().catch(() => (unreachable.textContent = word('unreachable')));
  for (const button of document.querySelectorAll('button')) button.disabled = false;
  busy = false;
}

number.addEventListener('input', () => {
  if (number.selectionStart === number.value.length) number.value = spaced(number.value);
});
for (const [input, error] of checks)
  input.addEventListener('blur', () => {
    if (input.value !== '') judge(input, error());
  });

form.addEventListener('submit', event => {
  event.preventDefault();
  const wrong = checks.filter(([input, error]) => !judge(input, error()));
  wrong[0]?.[0].focus();
  if (wrong.length > 0) return;
  const digits = digitsOf(number.value);
  void once(async () => {
    const next = await call('pay', { card: tokenOf(digits) });
    const last = digits.slice(-4);
    tellCard({ bin: digits.slice(0, 6), last4: last, expiry: monthAndYear(expiry.value), holder: holder.value.trim() });
    form.reset();
    goTo(next.step, digits.slice(-4));
  });
});

for (const [id, confirmed] of /** @type {[string, boolean][]} */ ([
  ['confirm', true],
  ['cancel', false],
]))
  part(id, HTMLButtonElement).addEventListener('click', () => {
    void once(async () => goTo((await call('challenge', { confirmed })).step, last4));
  });

goTo(step, last4);
