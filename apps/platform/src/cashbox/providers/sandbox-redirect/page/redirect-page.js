// @ts-check
/**
 * The page for the sandbox's bank and wallet. The player chooses an account or cancels the payment, and returns to
 * the site.
 */

/** @template {HTMLElement} T @param {string} id @param {new () => T} kind @returns {T} */
function part(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`#${id} is missing`);
  return found;
}

const form = part('pay', HTMLFormElement);
const error = part('error', HTMLElement);
const open = document.body.dataset['step'] === 'open';
form.hidden = !open;
part('answered', HTMLElement).hidden = open;

let busy = false;
/**
 * Sends one response, ignoring further clicks, and then takes the player back to the site.
 * @param {string | null} source
 */
async function answer(source) {
  if (busy) return;
  busy = true;
  error.textContent = '';
  for (const button of form.querySelectorAll('button')) button.disabled = true;
  try {
    const said = await fetch(`${location.pathname}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ source }),
      signal: AbortSignal.timeout(15_000),
    });
    if (!said.ok) throw new Error(String(said.status));
    /** @type {{ return_url: string }} */
    const { return_url: back } = await said.json();
    location.replace(back);
  } catch {
    error.textContent = part('unreachable', HTMLElement).textContent;
    for (const button of form.querySelectorAll('button')) button.disabled = false;
    busy = false;
  }
}

form.addEventListener('submit', event => {
  event.preventDefault();
  const chosen = form.querySelector('input:checked');
  if (chosen instanceof HTMLInputElement) void answer(chosen.value);
});
part('cancel', HTMLButtonElement).addEventListener('click', () => void answer(null));
