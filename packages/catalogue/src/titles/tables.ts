export const live = {
  theme: 'live',
  rouletteTable:
    'Aurum Roulette; Velvet Roulette; Marble Roulette; Grand Salon Roulette; Twin Ball Roulette; Roulette Nordic; Roulette Emeraude; Ruby Roulette; Copper Roulette',
  rouletteAbove:
    'Azure Roulette; Roulette Privé; Roulette by the River; Auto Roulette One; Storm Roulette; Conservatory Roulette; Close View Roulette; Front Row Roulette; Roulette Lounge',
  rouletteBoard:
    'Verdant Roulette; Atrium Swift Roulette; Midnight Roulette; Auto Roulette Fleet; Roulette Deutsch; Harbour Roulette; Roulette Terrace; Roulette Obelisk',
  blackjackTable:
    'Salon Blackjack; Blackjack Onyx; Blackjack Garnet; Swift Blackjack; Blackjack Free Double; Blackjack Voltage; Blackjack Nordic; Blackjack Loft; Courtyard Blackjack; Blackjack Library; Harbour Blackjack; One Deck Blackjack',
  blackjackAbove:
    'Blackjack Opal; Blackjack Jade; Endless Blackjack; Blackjack Social; Blackjack Azure; Blackjack Deutsch; VIP Blackjack Belvedere; Blackjack Terrace; Blackjack Ivory; Blackjack Saffron; Blackjack Platinum; Blackjack Rouge',
  baccaratTable:
    'Pearl Baccarat; Slow Reveal Baccarat; No Commission Baccarat; Jade Baccarat; Golden Baccarat; Prosperity Baccarat; Punto Banco Nine; Silk Baccarat',
  baccaratAbove:
    'Swift Baccarat; Lantern Baccarat; Baccarat Your Way; Baccarat Privé; Peony Baccarat; Baccarat Multiplay; Moonlit Baccarat; Crane Baccarat',
  pokerTable:
    'Harbour Poker; Casino Holdem Live; Three Card Poker Live; Stud Room; Parlour Holdem; Side Bet City Hall; Two Hand Holdem; River Room Poker; Four Card Draw Live; Texas Parlour; Pot Limit Salon; Omaha Night Table',
  crapsTable:
    'Craps Alley; Boardwalk Craps; Pass Line Live; Craps Terrace; Hot Hand Craps; Bootleg Craps; Golden Point Craps',
  sicboTable:
    'Lantern Sic Bo; Sic Bo Court; Emperor Dice; Jade Sic Bo; Triple Dice Hall; Quick Sic Bo; Phoenix Sic Bo; Dice Pagoda',
  duelTable:
    'Dragon Tiger Court; Tiger Meets Dragon; Red and Blue; Card Duel; War of Aces; Top Card Live; Battle of Suits; High Card Football; Two Kings; Duel at Dusk',
  moneyWheel:
    'Comet Wheel; Wheel of Marvels; Carnival Wheel; Gala Wheel; Jackpot Carousel; Sunset Wheel; Reverie Wheel; Wild Orbit Wheel; Wheel of Seasons; Funfair Live; Treasure Wheel; Big Spin Studio',
  ballDraw:
    'Ball Drop Bingo; Grand Draw; Six Ball Draw; Lotto Lounge; Keno Live; Bingo Balcony; Number Nine Draw; Lottery Garden; Golden Draw; Ball by Ball',
  doors:
    'Three Doors; Door Number One; Behind the Curtain; Quiz Night Live; Prize Corridor; Deal the Door; Gameshow Alley; The Gold Room; Mystery Doors; Prize Safari',
};

export const tables = {
  theme: 'tables',
  cards:
    'Blackjack Classic; Double Exposure; Pontoon Parade; Vegas Strip Blackjack; Atlantic Blackjack; Spanish Twenty One; Perfect Pairs Blackjack; Blackjack Surrender; Multihand Blackjack; Casino War Room; Red Dog; Blackjack Lite',
  dice: 'Classic Craps; Hazard; Banca Dice; Street Craps; Farkle House; Dice Parlour; Chuck a Luck; Sic Bo Classic',
  roulette:
    'European Roulette; American Roulette; French Roulette; Mini Roulette; Roulette Royale; Three Wheel Roulette; Roulette Noir; Roulette Classic; Penny Roulette; Pinpoint Roulette',
  dominoes: 'Pai Gow Tiles; Bone Yard; Dominoes Deluxe; Double Six; Pips and Bones; Muggins Club',
  backgammon: 'Backgammon Club; Doubling Cube; Gammon House; Tavla Tables; Bear Off; Nardi Nights',
  chess: 'Knight Takes Nine; Grandmaster Table; The Sicilian; Checkmate Club; Gambit Room; Endgame',
  keno: 'Classic Keno; Keno Cabaret; Turbo Keno; Eighty Ball; Bingo Parade; Keno Kings; Number Garden',
  hilo: 'Hi Lo Classic; Red Card Black Card; Higher or Home; Up Down Aces',
  fan: 'Jacks or Better; Deuces Wild; Joker Poker; Video Poker Aces; Island Stud; Three Card Rush; Palm Court Poker; Bonus Poker Deluxe; Ride the River; Pai Gow Poker; Tens or Better; Double Double Poker',
  royalCards: 'Baccarat Classic; Punto Banco; Mini Baccarat; Baccarat Nine; Chemin de Fer',
  ace: 'Three Patti Club; Andar Bahar Rapid; Casino Solitaire; Rummy Rapid; Ace High Table; Trente et Quarante',
};

export const turbo = {
  theme: 'turbo',
  rocket: 'Rocket X; Burn Rate; Apogee; Stage Two; Ignition Ladder',
  jet: 'Afterburner; Mach Multiplier; Red Line Jet; Contrail; Sonic Climb; Sky Ledger; Eject',
  propeller: 'Barnstormer; Prop and Prosper; Biplane Bonanza; Wing Walker; Loop the Loop; Air Mail; Windsock Sunday',
  paperPlane: 'Paper Plane; Fold and Fly; Glide Path; Desk Drawer Derby; Paper Ascent; Crease',
  balloon: 'Pop Goes Nine; Lift; Float Higher; Ballast; Balloon Crash; Burst Point',
  plinko:
    'Meteor Plinko; Plinko Palace; Peg Rain; Drop Zone; Pinfall; Bounce Line; Plinko Parlour; Gravity Nine; Pegboard',
  mines: 'Mines; Minefield Gems; Sweep; Careful Now; Tile by Tile; Gem Sweeper; Safe Steps; Diamond Mines',
  coinFlip: 'Coin Flip; Heads or Tales; Toss; Double Sided; Call It in the Air; Fifty Fifty',
  ladder: 'Towers; Step Up; Ladder to Ten; Climb; High Rise; Stairway Sprint; Stack Tower',
  football: 'Penalty Nights; Goal Rush; Top Corner; Free Kick Five; Spot Kick; Extra Time; Striker Crash',
  darts: 'One Hundred Eighty; Bullseye Bar; Double Top; Treble Twenty; Oche',
  gauge: 'Limbo; Redline; Overdrive; Pressure Drop; Boost; Multiplier Max; Rev Limit; Tachyon',
  scratch:
    'Scratch Gold; Scratch and Glow; Silver Panel; Three of a Kind Scratch; Scratch Safari; Instant Diamonds; Quick Scratch; Ticket Booth; Foil Panel; Scratch Royale',
  hilo: 'Hi Lo Turbo; Next Card; Over Under; Streak',
  target: 'Archer Apex; Dead Centre; Arrow Rush; Long Bow; Bow and Bounty',
  dice: 'Twin Dice; Roll Under; Dice Dash; Dice Over Nine; Two Dice Turbo; Rapid Roll; Dice Duel',
  wheel: 'Wheel Turbo; Fast Wheel; Fortune Ring; Quick Spin Wheel; Ring Around; Colour Wheel',
  keno: 'Keno Sprint; Forty Ball; Instant Keno; Ball Blitz; Lotto Flash',
  meteor: 'Meteor Crash; Dodge; Impact; Asteroid Alley',
  satellite: 'Satellite Run; Uplink; Orbit Hold',
};
