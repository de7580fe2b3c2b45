import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { cleanLine } from '@liftoff/contract/core/typed-text';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import type { Verdict } from '../account/message-keys.ts';

/** Maximum length of an address in every currency. Longer strings are refused without further checks. */
export const addressMaxLength = 110;

const base58check = createBase58check(sha256);

/** The hash, key or account that an address names, in hexadecimal; `null` if the address is not valid. */
type Named = string | null;

/** A legacy Base58 address: the coin's version byte, a 20-byte hash and a checksum. */
function ofBase58(text: string, versions: readonly number[]): Named {
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1) ? bytesToHex(bytes.slice(1)) : null;
  } catch {
    return null;
  }
}

/** A SegWit address (version 0 by BIP 173, version 1 by BIP 350), written entirely in one case. */
function ofSegwit(text: string, prefix: string): Named {
  for (const [coder, version] of [
    [bech32, 0],
    [bech32m, 1],
  ] as const) {
    const decoded = coder.decodeUnsafe(text, 90);
    if (decoded?.prefix !== prefix || decoded.words[0] !== version) continue;
    const program = coder.fromWordsUnsafe(decoded.words.slice(1));
    if (!program) continue;
    const isWhole = program.length === 32 || (version === 0 && program.length === 20);
    return isWhole ? bytesToHex(program) : null;
  }
  return null;
}

const cashAlphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const cashGenerators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n] as const;
const cashPrefix = 'bitcoincash';
/** Length of a CashAddr in five-bit words: version, 20-byte hash and checksum. */
const cashWords = 42;

/** CashAddr checksum over five-bit words, as specified; 0 if the address is valid. */
function cashChecksum(words: readonly number[]): bigint {
  let sum = 1n;
  for (const word of words) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word);
    for (const [bit, generator] of cashGenerators.entries()) if ((top >> BigInt(bit)) & 1n) sum ^= generator;
  }
  return sum ^ 1n;
}

/** A Bitcoin Cash address (CashAddr), with or without its prefix, written entirely in one case. */
function ofCashAddress(text: string): Named {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return null;
  const bare = lower.startsWith(`${cashPrefix}:`) ? lower.slice(cashPrefix.length + 1) : lower;
  const words = [...bare].map(letter => cashAlphabet.indexOf(letter));
  if (words.length !== cashWords || words.includes(-1)) return null;
  const prefix = [...cashPrefix].map(letter => letter.charCodeAt(0) & 31);
  if (cashChecksum([...prefix, 0, ...words]) !== 0n) return null;
  // A version byte and the hash, followed by two padding bits and eight words of checksum.
  const bits = words.slice(0, -8).reduce((sum, word) => (sum << 5n) | BigInt(word), 0n) >> 2n;
  return (bits & ((1n << 160n) - 1n)).toString(16).padStart(40, '0');
}

/** An Ethereum address: forty hexadecimal digits and, if their case is mixed, a valid EIP-55 checksum. */
function ofEthereum(text: string): Named {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return null;
  const digits = text.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return lower;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const isChecked = [...lower].every((digit, at) => {
    const isUpper = Number.parseInt(hash[at] ?? '0', 16) >= 8;
    return digits[at] === (isUpper ? digit.toUpperCase() : digit);
  });
  return isChecked ? lower : null;
}

const readers: Readonly<Partial<Record<CurrencyCode, (text: string) => Named>>> = {
  BTC: text => ofBase58(text, [0x00, 0x05]) ?? ofSegwit(text, 'bc'),
  BCH: text => ofCashAddress(text) ?? ofBase58(text, [0x00, 0x05]),
  LTC: text => ofBase58(text, [0x30, 0x32]) ?? ofSegwit(text, 'ltc'),
  DOG: text => ofBase58(text, [0x1e, 0x16]),
  ETH: ofEthereum,
  USDT: ofEthereum,
};

function namedBy(currency: CurrencyCode, text: string): Named {
  const trimmed = cleanLine(text);
  return trimmed.length <= addressMaxLength ? (readers[currency]?.(trimmed) ?? null) : null;
}

/** Well-known burn addresses, and contracts that keep whatever is sent to them. */
const unspendable: ReadonlySet<string> = new Set([
  // 1BitcoinEaterAddressDontSendf59kuE, 1CounterpartyXXXXXXXXXXXXXXXUWLpVr, DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr
  '759d6677091e973b9e9d99f19c68fbf43e3f05f9',
  '818895f3dc2c178629d3d2d8fa3ec4a3f8179821',
  '5f0d49feb9842f4ef958d1a2f69a776ce17f2808',
  '000000000000000000000000000000000000dead',
  'dead000000000000000000000000000000000000',
  'deaddeaddeaddeaddeaddeaddeaddeaddeaddead',
  // The contracts of Tether, USD Coin and wrapped ether.
  'dac17f958d2ee523a2206206994597c13d831ec7',
  'a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  'c02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
]);

/** Zeros up to the last byte: the zero address, or one of the network's built-in functions. */
const nearZero = /^0{38,}[0-9a-f]{2}$/;
/** One byte throughout; nobody has a key for such a hash. */
const repeated = /^([0-9a-f]{2})\1+$/;

/** Whether a valid address belongs to nobody, so that a payout to it would be lost. */
function isUnspendable(currency: CurrencyCode, text: string): boolean {
  const named = namedBy(currency, text);
  return named !== null && (unspendable.has(named) || nearZero.test(named) || repeated.test(named));
}

/**
 * Whether funds in a currency can be sent to an address. Checks format and checksum, so that a typing error does not
 * send funds to an address that nobody owns. Surrounding spaces and invisible characters are ignored. Tether uses
 * Ethereum addresses (ERC-20).
 */
function isAddressOf(currency: CurrencyCode, text: string): boolean {
  return namedBy(currency, text) !== null;
}

/** Why a payout in a currency cannot go to an address; `null` if it can. */
export function payoutAddressRule(currency: CurrencyCode, text: string): Verdict {
  if (!isAddressOf(currency, text)) return 'VALIDATION.PAYOUT.ADDRESS';
  return isUnspendable(currency, text) ? 'VALIDATION.PAYOUT.UNSPENDABLE' : null;
}

/** Shortens an address to its beginning and end, for places with little space. */
export const shortAddress = (address: string): string =>
  address.length <= 16 ? address : `${address.slice(0, 6)}\u2026${address.slice(-6)}`;
