/** When the platform starts, it generates `card-rules.js` from these rules. */
export { expiryFault, isCardNumber, isRejectedBin } from '@liftoff/rules/cashbox/card';
