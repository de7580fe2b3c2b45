import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { cleanLine } from '@liftoff/contract/core/typed-text';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

/** Maximum length of an address in every currency. Longer strings are refused without further checks. */
export const addressMaxLength = 110;

const base58check = createBase58check(sha256);

/** A legacy Base58 address: the coin's version byte, a 20-byte hash and a checksum. */
function isBase58(text: string, versions: readonly number[]): boolean {
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
  } catch {
    return false;
  }
}

/** A SegWit address (version 0 by BIP 173, version 1 by BIP 350), written entirely in one case. */
function isSegwit(text: string, prefix: string): boolean {
  for (const [coder, version] of [
    [bech32, 0],
    [bech32m, 1],
  ] as const) {
    const decoded = coder.decodeUnsafe(text, 90);
    if (decoded?.prefix !== prefix || decoded.words[0] !== version) continue;
    const program = coder.fromWordsUnsafe(decoded.words.slice(1));
    if (!program) continue;
    return version === 0 ? program.length === 20 || program.length === 32 : program.length === 32;
  }
  return false;
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
function isCashAddress(text: string): boolean {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return false;
  const bare = lower.startsWith(`${cashPrefix}:`) ? lower.slice(cashPrefix.length + 1) : lower;
  const words = [...bare].map(letter => cashAlphabet.indexOf(letter));
  if (words.length !== cashWords || words.includes(-1)) return false;
  const prefix = [...cashPrefix].map(letter => letter.charCodeAt(0) & 31);
  return cashChecksum([...prefix, 0, ...words]) === 0n;
}

/** An Ethereum address: forty hexadecimal digits and, if their case is mixed, a valid EIP-55 checksum. */
function isEthereum(text: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false;
  const digits = text.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return [...lower].every((digit, at) => {
    const isUpper = Number.parseInt(hash[at] ?? '0', 16) >= 8;
    return digits[at] === (isUpper ? digit.toUpperCase() : digit);
  });
}

const checks: Readonly<Partial<Record<CurrencyCode, (text: string) => boolean>>> = {
  BTC: text => isBase58(text, [0x00, 0x05]) || isSegwit(text, 'bc'),
  BCH: text => isCashAddress(text) || isBase58(text, [0x00, 0x05]),
  LTC: text => isBase58(text, [0x30, 0x32]) || isSegwit(text, 'ltc'),
  DOG: text => isBase58(text, [0x1e, 0x16]),
  ETH: isEthereum,
  USDT: isEthereum,
};

/**
 * Whether funds in a currency can be sent to an address. Checks format and checksum, so that a typing error does not
 * send funds to an address that nobody owns. Surrounding spaces and invisible characters are ignored. Tether uses Ethereum addresses (ERC-20).
 */
export function isAddressOf(currency: CurrencyCode, text: string): boolean {
  const trimmed = cleanLine(text);
  return trimmed.length <= addressMaxLength && (checks[currency]?.(trimmed) ?? false);
}

/** Shortens an address to its beginning and end, for places with little space. */
export const shortAddress = (address: string): string =>
  address.length <= 16 ? address : `${address.slice(0, 6)}\u2026${address.slice(-6)}`;
