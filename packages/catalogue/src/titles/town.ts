export const classic = {
  theme: 'classic',
  seven:
    'Sevens on Fire; Seven Come Eleven; Triple Seven Lounge; Seven Deadly Spins; Neon Sevens; Red Hot Seven; Seven O Clock; Wild Sevens West',
  cherries:
    'Cherry Bomb Bar; Double Cherry; Cherry Tuesday; Cherries Jubilee; Maraschino; Cherry on Chrome; Twin Stems',
  citrus: 'Lemon Squeeze; Citrus Avenue; Zest; Orange Grove Gold; Lime and Tonic; Grapefruit Sunrise; Pips and Peel',
  grapes: 'Grape Harvest; Vineyard Road; Noble Rot; Bunch of Fives; Cellar Door; Grapes of Wealth',
  watermelon: 'Melon Heat; Slice of Summer; Watermelon Wilds; Seeds of Fortune; Pink Wedge',
  pineapple: 'Pineapple Punch; Prickly Crown; Hula Pineapple; Crown of Leaves; Tropic Crush; Copacabana Cooler',
  strawberry: 'Strawberry Social; Fields of Red; Berry Burst; Centre Court Cream; Cream and Crown',
  chilli:
    'Chilli Season; Scoville Nine; Hot Pepper Hustle; Salsa Fresca; Red Devil Diner; Habanero Nights; Extra Spicy',
  pomegranate: 'Six Seeds; Garnet Fruit; Persephone Bargain; Pomegranate Palace; Ruby Seeds',
  plum: 'Plum Deluxe; Purple Reign; Plum Line; Sugarplum Sevens; Damson Row',
  bars: 'Triple Bar Blues; Bar None; Single Double Triple; Raise the Bar; Bar Top Classic; Gold Bar Seven',
  cocktail: 'Cocktail Hour; Sunset Spritz; Shaken and Spun; Mixology; Happy Hour Heights; Copper Shaker; Last Orders',
  slotMachine:
    'One Arm Bandit; Classic Reels Diner; Pull the Lever; Reel Vintage; Mechanical Marvel; The Old Fruit; Vegas Attic',
  jesterHat:
    'Court Jester; Joker in the Pack; Fool Me Twice; Motley Crown; Jokers Wild Card; Bells and Motley; Harlequin Spins',
};

export const music = {
  theme: 'music',
  saxophone:
    'Midnight Saxophone; Basement Jazz; Brass Section; Blue Note Bounty; Smoke and Saxophones; Bourbon Street Band',
  guitar: 'Six String Sunset; Flamenco Fire; Encore; Delta Blues Road; Unplugged Gold; Rockabilly Row; Backstage Pass',
  violin: 'Devil in the Fiddle; Stradivari Secret; Strings Attached; Virtuoso; Concerto in Gold; Four Strings',
  harp: 'Harp of the Glens; Celestial Strings; Golden Harp; Song of Tara; Pluck and Fortune',
  piano: 'Grand Piano Royale; Ebony and Ivory Keys; Nocturne; Ragtime Riches; Eighty Eight Keys; Piano After Ten',
  drum: 'Thunder Drums; Drumline; Samba Season; Beat the Band; Rhythm Republic; Taiko Twelve',
  maracas: 'Maraca Fiesta; Shake It Twice; Havana After Five; Tropical Rhythm; Cha Cha Chances',
  discoBall:
    'Disco Inferno Club; Studio Seventy Seven; Saturday Fever Spins; Mirrorball; Boogie Boulevard; Last Dance; Glitter Avenue',
  gramophone: 'Gramophone Gold; Roaring Reels; Needle and Groove; The Other Voice; Shellac Sessions; Speakeasy Spins',
  jukebox:
    'Jukebox Joints; Doo Wop Diner; B Side Bonus; Three Plays a Quarter; Route Sixty Roadhouse; Malt Shop Memories',
};

export const machines = {
  theme: 'machines',
  train: 'The Midnight Sleeper; Orient Lines; Steam and Silver; Trans Alpine; Ticket to Trieste; Last Train West',
  car: 'Grand Tourer; Riviera Roadster; Chrome Country; Drive In Dreams; Coupe de Coin; Sunday Driver; Pole Position Parlour',
  motorbike:
    'Iron Horse Highway; Chopper County; Two Wheel Outlaws; Leather and Chrome; Full Throttle Fifty; Biker Bar Bounty',
  robot: 'Robot Uprising; Automaton; Circuit City Cash; Sprockets; Mecha Market; Artificial Fortune; Unit Seven',
  submarine: 'Yellowfin Submarine; Nautilus Bound; Periscope Up; Twenty Fathoms; Silent Running; Captain Nemora',
  divingHelmet: 'Deep Sea Salvage; The Diver; Brass Helmet Bay; Pressure Point; Ten Fathoms Down; Salvage Rights',
  clockwork: 'Clockwork Crown; Cogs and Kings; Gearheart; Steam Parade; Tick Tock Tycoon; Escapement; Copperwheel City',
  ferrisWheel:
    'Fairground Nights; Big Wheel Boulevard; Pier Pressure; Carousel of Coins; Boardwalk Lights; Midway Magic',
};

export const play = {
  theme: 'play',
  fan: 'Five Card Sharps; Royal Rodeo; Dealers Delight; Straight to Aces; Poker Face Palace; River Queen',
  ace: 'Ace of Embers; Aces and Orchids; Spade Work; The Ace in Winter; High Ace Hotel; Black Ace Bureau',
  chips: 'Chip Leader; All In Alley; Stacked; High Roller Hill; Table Stakes; Cash Me at Seven',
  wheel: 'Wheel of Winters; Spin City Limits; Grand Wheel; Big Top Wheel; Wheel of Weather; Round and Round',
};
