import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

/** The longest address of any coin; what is longer is not looked at. */
export const addressMaxLength = 110;

const base58check = createBase58check(sha256);

/** An old address: a version byte of the coin, a hash of twenty bytes and a checksum. */
function isBase58(text: string, versions: readonly number[]): boolean {
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
  } catch {
    return false;
  }
}

/** An address of a witness program (BIP 173 of version 0, BIP 350 of version 1), in one case throughout. */
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
/** Version, hash of twenty bytes and checksum, in words of five bits. */
const cashWords = 42;

/** The checksum of a CashAddr over words of five bits, as its specification has it; 0 for a whole address. */
function cashChecksum(words: readonly number[]): bigint {
  let sum = 1n;
  for (const word of words) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word);
    for (const [bit, generator] of cashGenerators.entries()) if ((top >> BigInt(bit)) & 1n) sum ^= generator;
  }
  return sum ^ 1n;
}

/** An address of Bitcoin Cash (CashAddr), with or without its prefix, in one case throughout. */
function isCashAddress(text: string): boolean {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return false;
  const bare = lower.startsWith(`${cashPrefix}:`) ? lower.slice(cashPrefix.length + 1) : lower;
  const words = [...bare].map(letter => cashAlphabet.indexOf(letter));
  if (words.length !== cashWords || words.includes(-1)) return false;
  const prefix = [...cashPrefix].map(letter => letter.charCodeAt(0) & 31);
  return cashChecksum([...prefix, 0, ...words]) === 0n;
}

/** An account of Ethereum: forty digits, and where their case is mixed, the checksum it makes (EIP-55). */
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
 * Whether coins of a currency can be sent to an address: its form and its checksum, so that a slip of the hand does not
 * send them to nobody. Spaces around it do not count. Tether goes over Ethereum (ERC-20).
 */
export function isAddressOf(currency: CurrencyCode, text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= addressMaxLength && (checks[currency]?.(trimmed) ?? false);
}

/** An address as it is shown where there is little room: its beginning and its end. */
export const shortAddress = (address: string): string =>
  address.length <= 16 ? address : `${address.slice(0, 6)}\u2026${address.slice(-6)}`;
