import { expiryFault, isCardNumber, isRejectedBin } from '@liftoff/rules/cashbox/card';

/**
 * The rules of a card as the provider's page loads them. The number never leaves that page [A29], so it is judged there
 * and by the same functions: the text of one that Node has loaded is plain JavaScript.
 */
export const cardRulesScript = [isCardNumber, expiryFault, isRejectedBin]
  .map(rule => `export ${rule.toString()}\n`)
  .join('\n');
