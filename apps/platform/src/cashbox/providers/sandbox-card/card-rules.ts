import { expiryFault, isCardNumber, isRejectedBin } from '@liftoff/rules/cashbox/card';

/**
 * The platform's card rules as a script for the provider's page. The card number never leaves that page [A29], so the
 * page must run the same functions. A function loaded by Node has plain JavaScript as its source text, so it can be
 * sent to the browser.
 */
export const cardRulesScript = [isCardNumber, expiryFault, isRejectedBin]
  .map(rule => `export ${rule.toString()}\n`)
  .join('\n');
