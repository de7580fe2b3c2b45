// Colour words in titles. They set the subject's tint, the colour of the gem it carries, or the colour of a table
// game's room.

const TINT_WORDS: Readonly<Record<string, readonly string[]>> = {
  black: ['obsidian'],
  noir: ['obsidian'],
  shadow: ['obsidian'],
  red: ['ruby', 'tomato'],
  russet: ['rust'],
  scarlet: ['ruby'],
  crimson: ['ruby'],
  ruby: ['ruby'],
  blue: ['cobalt', 'sapphire', 'ice'],
  white: ['snow', 'pearl', 'ivory'],
  snow: ['snow'],
  golden: ['gold', 'topaz', 'lemon'],
  gold: ['gold'],
  amber: ['topaz', 'gold'],
  honeypaw: ['umber'],
  emerald: ['emerald', 'jade'],
  green: ['emerald', 'jade', 'lime'],
  jade: ['jade', 'emerald'],
  silver: ['silver', 'snow'],
  silvered: ['silver'],
  copper: ['copper'],
  bronze: ['bronze', 'copper'],
  brass: ['brass'],
  pink: ['rose', 'blush'],
  purple: ['violet', 'plum'],
  amethyst: ['amethyst', 'violet'],
  sapphire: ['sapphire', 'cobalt'],
  coral: ['coral'],
  yellow: ['lemon', 'gold'],
  yellowfin: ['lemon'],
  lemon: ['lemon'],
  orange: ['flame'],
  lime: ['lime'],
  grapefruit: ['rose', 'coral'],
  obsidian: ['obsidian'],
  grey: ['slate'],
  saffron: ['topaz', 'flame'],
  cherry: ['rose', 'ruby'],
  tawny: ['umber'],
  iron: ['steel', 'obsidian'],
};

const STONES: Readonly<Record<string, string>> = {
  ruby: '#e8304a',
  rubies: '#e8304a',
  garnet: '#c8283c',
  emerald: '#2fc47e',
  jade: '#4fbf94',
  sapphire: '#3f74f0',
  blue: '#4f8cff',
  lapis: '#3f5fe0',
  amber: '#ffb02e',
  amethyst: '#a866e8',
  pearl: '#f4ece6',
  coral: '#ff7f66',
};

const ROOM_WORDS: Readonly<Record<string, string>> = {
  azure: 'atlantic',
  ruby: 'crimson',
  rouge: 'crimson',
  garnet: 'rosewood',
  jade: 'forest',
  verdant: 'fern',
  emeraude: 'forest',
  onyx: 'graphite',
  noir: 'graphite',
  saffron: 'tangerine',
  golden: 'amberDusk',
  aurum: 'noirGold',
  copper: 'canyon',
  velvet: 'plumVelvet',
  midnight: 'midnight',
  pearl: 'lilac',
  opal: 'periwinkle',
  peony: 'magenta',
  silk: 'blossom',
  platinum: 'steelNight',
  ivory: 'sandstone',
  marble: 'steelNight',
  moonlit: 'indigo',
  harbour: 'tide',
  storm: 'storm',
  nordic: 'glacier',
  conservatory: 'jungle',
  courtyard: 'olive',
  river: 'lagoon',
  sunset: 'sunset',
  lantern: 'lacquer',
};

const wordsOf = (title: string): string[] => title.toLowerCase().split(/[^a-z]+/);
const first = <T>(title: string, meanings: Readonly<Record<string, T>>): T | undefined =>
  wordsOf(title)
    .map(word => (Object.hasOwn(meanings, word) ? meanings[word] : undefined))
    .find(meaning => meaning !== undefined);

/** Tints named in a title. */
export const tintsIn = (title: string): readonly string[] => first(title, TINT_WORDS) ?? [];
/** Colour of the gem named in a title. */
export const stoneIn = (title: string): string | undefined => first(title, STONES);
/** Colour of the room named in a title, as a ground. */
export const roomIn = (title: string): string | undefined => first(title, ROOM_WORDS);
