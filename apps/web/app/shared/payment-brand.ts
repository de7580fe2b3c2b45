/** What a brand is called in the operator's file, as the platform and our drawings name it: `Bitcoin Cash` is `bitcoin_cash`. */
export const paymentBrand = (name: string): string => name.toLowerCase().replaceAll(' ', '_');
