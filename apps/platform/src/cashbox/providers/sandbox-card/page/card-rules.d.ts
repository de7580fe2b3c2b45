/** The platform makes `card-rules.js` of these rules when it starts. */
export { expiryFault, isCardNumber, isRejectedBin } from '@liftoff/rules/cashbox/card';
