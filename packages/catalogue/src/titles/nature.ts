export const wild = {
  theme: 'wild',
  wolf: 'Frostfang Vigil; The Quiet Pack; Howl at Cairn Hill; Silver Muzzle; Timberline Nine; Lone Ridge Runner; Ashen Wolf',
  fox: 'Russet Getaway; Clever by Dusk; Hedgerow Bandit; Vixen Velvet; Foxfire Trail; Brushtail Boulevard; A Fox in March',
  stag: 'Antler and Oak; Glen Monarch; Sixteen Points; The White Hart Wakes; Bracken King; Stag at First Snow; Highland Ransom',
  bear: 'Honeypaw Mountain; Kodiak Cache; Grizzly Gulch Run; The Bear Sleeps Late; Salmon Season; Ursa Thunder; Big Brown Bounty',
  lion: 'Mane Event Royale; Pride of the Plateau; Amber Roar; Lionheart Ledger; Noonday King; Savanna Sovereign; Golden Mane',
  tiger:
    'Striped Reverie; Tiger Under Glass; Monsoon Tiger; Eye of the Terai; Saffron Stripe; Burning Bright; Bengal Bazaar',
  panther:
    'Midnight Paw; Velvet Panther; Shadow on the Bough; Black Orchid Cat; Panther Protocol; Soft Footed; Obsidian Prowl',
  bison: 'Thunder on the Plain; Bison Boulders; Hoofbeat Horizon; Dust and Horn; Prairie Stampede; The Great Herd',
  ram: 'Ironhorn Summit; Battering Ram; Crag Runner; Golden Fleece; Ramshorn Ridge; Aries Ascending',
  elephant: 'Tusk and Temple; Grey Giants; The Elephant Remembers; Caravan of Kings; The Grey March; Matriarch Moon',
  horse:
    'Wild Mane Mesa; Stable of Stars; Midnight Canter; Photo Finish Falls; The Dapple Grey; Bridle and Blaze; Gallop to Goldrun',
  hare: 'Hare of the Moon; Meadow Sprint; Long Ears Lane; Quick Silver Hare; March Hare Madrigal; Burrow Full of Gold',
  kangaroo: 'Outback Leaper; Red Dust Derby; Boomerang Bounty; Bound for Broken Hill; Pouch of Plenty; Big Red Run',
};

export const birds = {
  theme: 'birds',
  phoenix:
    'Ashes to Aces; Phoenix Ascending; Firebird Sonata; Rise of the Cinderwing; Reborn at Noon; Ember Plume; The Ninth Rebirth',
  owl: 'Night Shift Owl; Parliament of Owls; Barn Door Fortune; Who Goes There; Wisdom in Feathers; The Snow Owl Pact; Tawny Hours',
  raven: 'Raven and Riddle; Twelve Dark Feathers; Nevermore Nights; The Corvid Court; Blackwing Letters; Rookery Road',
  eagle: 'Talon Peak; Eagle Over Amarillo; Thermal Rider; Skyward Nine; Bold Aerie; Wings Over Granite',
  peacock: 'A Hundred Eyes; Peacock Promenade; Fan of Fortunes; Courtyard Plume; The Vain Bird; Iridescent',
  heron: 'Blue Heron Bay; Stillwater Stilt; Patience of the Heron; Reedbed Riches; One Leg Waltz; Marsh Sentinel',
  swan: 'Swan Lake Wilds; Cygnet Ring; The Frozen Ballet; White Wing Waltz; Mute Swan Mystery; Feathers on Glass',
  macaw: 'Macaw Mambo; Canopy Carnival; Scarlet Squawk; Parrot and Pearl; Rainforest Radio; Amazon Afternoon',
  hummingbird: 'Nectar Rush; Forty Wingbeats; Jewel of the Garden; Hummingbird Hustle; Ruby Throat; Sip and Spin',
  cockatoo: 'Crested Cabaret; Cockatoo Chorus; White Feather Follies; Galah Gala; Sulphur Crest',
};

export const sea = {
  theme: 'sea',
  koi: 'Koi Pond Proverbs; Nine Ripples; Garden of Slow Fish; The Dragon Gate Leap; Carp and Camellia; Coral Koi',
  jelly: 'Lantern Jelly; Drift of Medusae; Bell and Tendril; Moon Jelly Lullaby; Electric Tide; Glass Drifters',
  turtle: 'Old Shell Secrets; Tortuga Tides; Slow and Golden; Turtle Atoll; Leatherback Odyssey; Shellback Seven',
  octopus: 'Eight Arms to Hold; Kraken Cabaret; Inkwell Heist; Octavia Deep; Tentacle Tango; The Curious Octopus',
  shark: 'Fins Up; Great White Wager; Reef Patrol; Jaws of Jade Bay; Hammer and Fin; Red Water Rush',
  whale: 'Song of the Fifty Two; Whalefall; Leviathan Lullaby; Blue Breach; Thar She Pays; Tail of the North',
  manta: 'Manta Midnight; Wings Below; Velvet Ray; Deep Glide; Ray of Hope Bay; Night Dive Nine',
  seahorse: 'Seahorse Serenade; Tiny Steeds; Coral Carousel; Kelp Meadow Derby; Curl of the Tide',
  crab: 'Claw Machine Cove; King Crab Caper; Sideways Fortune; Boardwalk Pinch; Crab Shack Cash; Tidepool Tycoon',
  shell: 'Oyster Confidential; Breath and Pearl; Venus Shell; Mother of Pearl; Scallop Sonata; Nacre',
  marlin:
    'Marlin Run; Bermuda Catch; Hook Line and Sevens; The Old Man Reels; Bluewater Bass Line; Tackle Box Trophies; Reel Deep',
};

export const creatures = {
  theme: 'creatures',
  moth: 'Luna Moth; Silk and Dust; Drawn to Light; Atlas Wings; The Moth Collector; Chrysalis Club; Monarch Season; Painted Lady Parade',
  hive: 'Hexcomb Hustle; Queen Bee Quarters; Nectar Vault; Buzz Ledger; Sweet Geometry; Apiary Aces',
  scarab: 'Scarab of Sais; Beetle King; Rolling Sun; Lapis Scarab; Sacred Carapace; Six Legged Sun',
  dragonfly: 'Dragonfly Dozen; Skimmer Pond; Glasswing Gala; Four Wing Flutter; Darter Days',
  serpent:
    'Serpent and Sapphire; Coil of Kings; Emerald Fang; Charmed Cobra; Venom Velvet; Snake Eyes Temple; The Jade Constrictor',
  chameleon: 'Changing Colours; Chameleon Club; Seven Shades; Hide in Plain Green; Hue and Cry',
  frog: 'Lily Pad Leap; Toadstool Tycoon; Bullfrog Blues; Poison Dart Party; Pond Prince',
  gecko: 'Gecko Getaway; Sticky Fingers Wall; Lizard Lounge; Salamander Sunset; Midday Gecko',
  spider: 'Silk Trap; Widow Weaver; Web of Wants; Eight Eyed Oracle; Orb Weaver Nights',
};

export const garden = {
  theme: 'garden',
  lotus:
    'Lotus Lantern; Petals at Mirror Lake; Thousand Petal Pond; Pink Water Morning; Bloom in Still Water; White Lotus Way',
  clover:
    'Four Leaf Folly; Emerald Meadow; Shamrock Sixpence; Clover Over Cork; Green Pastures Gold; Pocketful of Clover',
  maple: 'Maple Street Magic; Red Leaf Rally; October Gold; Falling Leaves Five; Syrup Season; Autumn Ledger',
  rose: 'The Black Rose Pact; Rose Garden Rendezvous; Thorn and Crown; Ninety Nine Roses; Velvet Petal; Bed of Roses; Rosa Mundi',
  sunflower: 'Sunflower County; Helianthus; Turning to the Sun; Yellow Fields Forever; Harvest Halo',
  cactus: 'Prickly Payday; Saguaro Serenade; Cactus Cantina; Desert Bloom; Spines and Sevens; Tumbleweed Ten',
  tree: 'The Giving Grove; Cherry Blossom Toll; Elder Oak; Roots of Plenty; Willow Whisper; Tree of Nine Lanterns; Bonsai Bounty',
  mushrooms: 'Fairy Ring Five; Toadstool Terrace; Spore and More; Underwood Market; Red Cap Caper; Mycelium',
  orchid: 'Ghost Orchid; Orchid Thief; Hothouse Riches; Vanilla Vine; Orchid Orient; Petal Cipher',
  pumpkin: 'Pumpkin Patch Payday; Harvest Moon Market; Gourd of Gold; Lantern Harvest; Vine to Five',
};

export const elements = {
  theme: 'elements',
  bolt: 'Ten Thousand Volts; Thunderhead; Bolt from Blue; High Voltage Heights; Static Crown; Lightning Ledger; Storm Rod',
  tornado: 'Twister Alley; Funnel of Fortune; Eye of the Whirl; Cyclone County; Spin Cycle Storm',
  snowflake: 'First Frost; Crystal Solstice; Snowbound Sevens; Six Pointed Winter; Hoarfrost; Cold Snap; Glacial Grace',
  greatWave: 'The Hundred Foot Wave; Tidal Ransom; Breaker Bay; Surge Royale; Undertow Ways; Rogue Wave',
  flame:
    'Hearthfire; Blue Flame Bistro; Wildfire Ways; Kindle and Claim; Eternal Torch; Kindling Sevens; Campfire Stories',
  cloudburst: 'Silver Lining; Rain on Tin; Monsoon Money; Downpour Deluxe; Puddle Jumper; Forecast Gold',
  meteor: 'Meteor Mile; Impact Event; Shooting Star Ranch; Hot Rock; Crater Cash; Falling Iron',
  geode: 'Geode Road; Cracked Open; Amethyst Heart; Rock Hound Riches; Inside the Stone; Agate Avenue',
};
