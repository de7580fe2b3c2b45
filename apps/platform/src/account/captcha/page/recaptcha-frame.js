// @ts-check
/**
 * Requests a reCAPTCHA token and posts it to the site page that embeds this frame; posts `null` if there is no token.
 */
const { key = '', site = '' } = document.currentScript?.dataset ?? {};
const say = (/** @type {string | null} */ token) => window.parent.postMessage({ type: 'liftoff:captcha', token }, site);

/** @type {{ ready(run: () => void): void, execute(key: string, of: { action: string }): Promise<string> } | undefined} */
const recaptcha = /** @type {any} */ (window).grecaptcha;

if (recaptcha === undefined) say(null);
else recaptcha.ready(() => recaptcha.execute(key, { action: 'account' }).then(say, () => say(null)));
