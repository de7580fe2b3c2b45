export const ancient = {
  theme: 'ancient',
  pyramid:
    'Pharaoh of Dust; Capstone; Sands of Saqqara; The Third Chamber; Nile Ledger; Tomb of Amber; Limestone Kings',
  temple: 'Oracle Hill; Marble Gods; Parthenon Payday; Ten White Columns; Agora Gold; Altar of Athena; Doric Dreams',
  amphora: 'Amphora Run; Wine Dark Sea; Black Figure Fortune; Olive Oil Empire; Potters of Corinth',
  helmet: 'Phalanx; Hoplite Heroes; Bronze Age Brawl; Legion Nine; Sparta Holds; Crest of Thebes; Gladius and Glory',
  labyrinth: 'Minotaur Maze; Thread of Ariadne; Labyrinth of Knossos; Nine Wrong Turns; Dead End Riches',
  shield: 'Aegis; Shield of the Marches; Coat of Arms; Siege and Silver; Knights at Table; Tournament Field',
  oilLamp: 'Desert Lamp Light; Smoke and Sapphire; Three Wishes Won; Lamp of Basra; Caravan Nights; Keeper of the Lamp',
};

export const myth = {
  theme: 'myth',
  dragonEye: 'Eye of the Wyrm; Scale and Flame; Dragonwatch; The Slit Pupil; Basilisk Gaze; Drake Hoard',
  dragon:
    'Dragon of Dun Ridge; Hoard of the Green Drake; Wyrmfire Ways; Cinder Dragon; Emerald Drake; Dragon Ascends; Jade Dragon River; Ruby Wyrm',
  wings: 'Icarus Free Flight; Wings of Valour; Seraph Steel; Feathered Heart; Angel Share; Valkyrie Descent',
  feather: 'Phoenix Quill; Weighed Against a Feather; Griffin Plume; Storm Feather; Lightest Touch; Sky Courier',
  runestone: 'Runes of Rime; Standing Stones; Futhark; Stone Circle Song; Carved by Thunder; Rune Keeper; Elder Script',
  orbs: 'Orbs of Oren; Six Spheres; Aether Orbs; Marble Universe; Glass Planets; Orbital Omens',
  sword:
    'Excalibur Rising; Blade of the Lake; Sword in the Storm; Two Handed Fate; Steel Oath; The Last Paladin; Claymore',
  mask: 'Masquerade Row; Carnival of Masks; The Velvet Mask; Who Wears Gold; Domino Noir; Venetian Secrets; Ball at Midnight',
};

export const mystery = {
  theme: 'mystery',
  crystalBall:
    'Madame Vesper Sees; Crystal Clairvoyance; Foretold; Fortune in Glass; The Seer Says Seven; Second Sight',
  potion:
    'Alembic; Brew of Plenty; The Alchemist Ledger; Bottled Lightning; Elixir Emporium; Philtre No 9; Potion Shelf',
  tarot: 'Major Arcana; The Sun Card; Three Card Spread; Tarot of Tides; Wheel and Star; Hand of Fate',
  candle: 'By Candlelight; Vigil; Wax and Wane; Seven Candles; The Midnight Chapel; Tallow and Gold',
  quill: 'Written in Gold; The Sealed Letter; Ink and Intrigue; Cartographer Debt; Signed in Starlight',
  mirror: 'Mirror Mirror Vault; Looking Glass Lane; The Other Side; Silvered; Reflection Queen; Vanity Affair',
  lantern:
    'Lantern Street; Lamplighter; Light the Long Night; Fireflies in Jars; Beacon Row; Glow on Canal Nine; Festival of Lights',
  katana: 'Seven Cuts; Ronin Road; Cherry Steel; Way of the Blade; Shogun Silence; Red Sun Duel',
};

export const relics = {
  theme: 'relics',
  crown:
    'Crown Affair; Heavy is the Crown; Coronation Day; Regent Road; King in Exile; Queen of Cinders; The Empty Throne; Diadem',
  book: 'Book of Amber; Book of Salt; Book of Hours Lost; Book of the Ninth Sun; Book of Owls; Tome of Thorns; The Gilded Page; Book of Sparrows',
  compass: 'True North; Compass Rose; The Navigator; Lost Bearings; Magnetic Gold; Windrose Ways',
  bell: 'Bell of St Aldwin; Toll of Twelve; Ring the Harvest; Bronze Bell Bounty; Clarion; Carillon; Liberty Chimes',
  chalice: 'Grail Quest Gold; Cup of Kings; Chalice of Thorn; The Silver Cup; Goblet of Gales; Last Toast',
  hourglass: 'Sands Run Gold; Borrowed Hours; Tick of the Titan; Hourglass Heist; Out of Time; The Sandkeeper',
  key: 'Old Bone Key; Keys to the City; Lock Stock; The Locksmith; Key of Larkspur; Unlock the Vault; Keyhole Kings',
  ring: 'Ring of Rubies; One Knee; Signet; Ring Bearer Royale; Solitaire Nights; Band of Gold',
  pocketWatch: 'Half Past Gold; Watchmaker; Railway Time; The Conductor Watch; Midnight Minus One; Clock Tower Club',
  egg: 'Imperial Egg; Winter Palace; Jewelled Surprise; Enamel and Ermine; The Egg Collector; Romanov Reels',
  telescope: 'Far Seeing Eye; Galileo Nights; Starwatcher; Spyglass Bay; Lens of Fortune',
  armillary: 'Celestial Clock; Armillary; The Astronomer; Spheres Within Spheres; Brass Heavens; Ptolemy Spins',
  anchor: 'Anchor Down; Iron Harbour; Dropped Anchor Inn; Weigh Anchor; Fathoms Five; Chandler Row',
  teapot: 'High Tea High Stakes; Porcelain Hour; Tea Clipper; Jasmine Steam; Steeped in Gold; The Tea Merchant',
  horseshoe: 'Horseshoe Bend; Blacksmith Bonus; Over the Stable Door; Iron Charm; Derby Morning',
  musicBox: 'Music Box Waltz; Wind Up Wonders; Lullaby for Sevens; Clockwork Ballerina; The Little Box',
};

export const riches = {
  theme: 'riches',
  crystals:
    'Quartz Quarter; Crystal Quarry; Prism Deep; Shard Kingdom; Caverns of Cyan; Facet Rush; Glass Mountain; Gemfall Ways',
  pearls: 'String of Pearls; Pearl Lagoon; Black Pearl Ballroom; Baroque Pearl; Pearls Before Nine',
  diamond:
    'Diamond District; Brilliant Cut; Carat and Co; The Blue Stone; Ice on Fifth; Rough to Radiant; Flawless; Diamond Hour; Pressure and Time; Cut Glass Club',
  coins:
    'Coin Cascade; Penny Wishes; Doubloon Drop; Treasury Day; Mint Condition; Stack by Stack; Heads of State; Wishing Well',
  ingots: 'Bullion Run; Gold Standard; Fort Ingot; Bars of Babylon; Assay Office; Reserve and Return',
  vaultDoor:
    'The Ninth Vault; The Safe Cracker; Tumblers; Vault Forty; Bank Holiday; Combination Gold; Behind Steel; Heist at Harlan',
  minecart:
    'Goldrush Gorge; Cart Before the Gold; Lode Runner Ridge; Motherlode; Down Shaft Seven; Pickaxe Pete; Dynamite Dig; Klondike Express',
  pendant: 'The Duchess Pendant; Heirloom; Amulet of Ash; Lapis Heart; Locket and Key; Sapphire Inheritance',
  chest:
    'Captain Cutler Chest; X Marks Nine; Dead Reckoning; Buried on Tuesday; Treasure of Tern Island; Sunken Chest; Lid of Fortune; Corsair Cache',
  royalCards: 'Suited Up; Royal Suits; Court of Four; Trick Season; Four Suits Fortune',
};

export const places = {
  theme: 'places',
  fjord: 'Fjordlight; North of Bergen; Midnight Sun Ferry; Glacier Bay; Northern Sails',
  mesa: 'Red Rock Riches; Sundown Mesa; Canyon Echo; Mesa Verde Gold; Painted Desert; Butte and Bonus',
  lighthouse: 'Keeper of the Light; Lighthouse Road; Storm Beacon; Salt Point Light; Cape Lantern',
  volcano: 'Krakatoa Kings; Magma Chamber; The Mountain Wakes; Volcanic; Lava Lake Lines; Mount Ember; Obsidian Isle',
  castle:
    'Castle in the Clouds; Drawbridge; Moat and Mortar; The Siege of Sorrel; Ten Towers; Keep of Crows; Castle Dunmore',
  windmill: 'Tulip Town; Millers Gold; Winds of Zeeland; Four Sails; Grist and Gold',
  waterfall: 'Cascade Kingdom; Thousand Falls; Behind the Falls; Rainbow Gorge; Falls of Fortune; Misty Drop Ways',
  skyline:
    'Metropolis After Dark; Skyline Sevens; Penthouse Nights; Forty Second Floor; City That Pays; Rooftop Season; Neon Borough',
  iceberg: 'Tip of the Berg; Iceberg Alley; Polar Drift; Berg and Breaker; Frozen Fathoms; Blue Ice Bounty',
  island: 'Castaway Cash; Palm and Plunder; Message in a Bottle; Coconut Cove; Tropic of Spin; Desert Island Discs',
  bridge: 'Golden Span; Bridge of Brass; Toll Road Riches; Suspension; Crossing Nine; Harbour Bridge Nights',
  galleon:
    'Galleon Gold; Spanish Main; Broadside; Sails at Sundown; The Merchant Adventurer; Mutiny Bay; Gunpowder Fleet',
  longship:
    'Longship Raiders; Oars of Odin; North Sea Saga; Hall of Shields; Viking Tithe; Dragonprow; Fury of the Fjords',
  yacht: 'Regatta Riviera; Spinnaker; Azure Coast; Marina Millions; Trade Winds; Monaco Mile',
  tower: 'Pagoda of Peace; Nine Storey Moon; Tower of Tea; Eaves of Gold; Lantern Tower; Mountain Temple Road',
  airship: 'Airship Empire; Zeppelin Club; Above the Cloudline; Skyfarers; Dirigible Days; Cloud Baron',
  balloon: 'Balloon Fiesta; Eighty Days; Up and Away Wilds; Hot Air Heist; Basket of Blue; Montgolfier',
};

export const cosmos = {
  theme: 'cosmos',
  comet: 'Comet Chaser; Tail of Light; Perihelion; Comet Season; Halley Highway; Icebound Comet',
  ringedPlanet:
    'Rings of Saturnine; Planet Payout; Orbit and Order; Titan Station; Gas Giant; World Nine; Cassini Crown',
  moon: 'Harvest Moon Road; Lunar Ledger; Sea of Tranquility; Moonlit Mile; Blue Moon Motel; Dark Side Delights; Full Moon Fever',
  sun: 'Solar Kings; High Noon Sun; Inti Rising; Sunburst Sevens; Solstice Gold; Aztec Daybreak; Crown of the Sun',
  eclipse: 'Totality; Ring of Fire; Eclipse Express; Umbra; Day Went Dark; Corona Nights',
  galaxy: 'Spiral Arm; Andromeda Drift; Galactic Ways; Star Nursery; Milky Way Motel; Infinite Reels',
  visor: 'Spacewalk; Astronaut Pay Grade; Zero Gravity Club; Mission Control; One Small Step; Cosmonaut Cash',
  constellation: 'Orion Rising; Star Map; Seven Sisters; Zodiac Row; Connect the Stars; Southern Cross',
  rocket: 'Launch Window; T Minus Ten; Payload; Moonshot Motel; Escape Velocity',
  ufo: 'Close Encounter; Roswell Ranch; Beam Me a Bonus; Saucer Season; Area of Interest; Lights Over Larkin',
  satellite: 'Signal from Ganymede; Low Orbit Lounge; Satellite City; Transmission; Far Side Frequency',
  thirdStar: 'Star of Samarkand; North Star Nights; Guiding Light; Starlit Souk; Eight Point Star; Lodestar',
};
