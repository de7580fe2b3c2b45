/**
 * The fictional studios and their house styles, one per line: name | kinds of game | ground families | typefaces,
 * best first | title treatments | frame | light | mark | favourite compositions | title shelves.
 */
export const houseStyles = `
North Lantern | slots | night bloom | anton bebas oswald | extrude duo | none | sweep | star | hero horizon mirror orbit | cosmos elements wild
Basalt & Reed | slots | earth noir | cinzel cinzelDeco playfair | foil extrude | foil | vignette | sun | arch codex medallion hero | ancient relics myth
Hollow Peak | slots | night sea green | anton staatliches teko | extrude flat | hairline | sweep | peak | hero grand horizon noir | wild places
Paper Crane | slots | bloom light sea | fraunces yeseva abril | flat inset | none | grain | leafs | mirror horizon tapestry hero | garden birds places
Velvet Reel | slots | fire noir bloom | limelight abril playfair | flat foil | deco | sweep | pips | stage hero card medallion | classic music play
Tin Marigold | slots | bloom earth fire | rye sancreek ultra | extrude shadowcut | corners | grain | sparkSix | burst emblem hero tapestry | frontier garden music
Salt & Sonar | slots | sea noir | archivo oswald bebas | extrude chrome | rope | leak | wave | porthole mirror hero grand | sea places
Copper Sphinx | slots | earth fire | cinzel metamorphous cinzelDeco | extrude foil | double | vignette | ring | medallion arch codex emblem | ancient riches relics
Red Gum | slots | earth fire light | passion alfa bowlby | block extrude | none | sweep | leafs | hero horizon diagonal postcard | frontier wild garden
Foxglove Works | slots | bloom green | shrikhand lobster fraunces | shadowcut sticker | vine | leak | leafs | postcard trio hero stamp | garden creatures birds
Kestrel Row | slots | light night | bebas teko oswald | flat duo | keyline | sweep | delta | diagonal split postcard closeup | birds wild machines
Gilt Fathom | slots | sea noir | playfair yeseva cinzel | foil inset | foil | vignette | drop | porthole medallion noir mirror | sea riches
Ironwood Play | slots | earth green | alfa ultra bowlby | block extrude | rivets | vignette | hex | emblem arch hero grand | frontier machines wild
Marrow Lane | slots | noir night bloom | almendra uncial germania | inset flat | corners | vignette | ring | noir codex arch hero | myth mystery
Halcyon Forge | slots | fire noir | germania russo anton | chrome extrude | notch | leak | bars | closeup hero emblem diagonal | elements myth relics
Opal Street | slots | bloom light | righteous fredoka lilita | duo sticker | none | leak | drop | orbit burst postcard hero | riches classic cosmos
Brass Monsoon | slots | earth sea | metamorphous almendra playfair | foil inset | double | grain | wave | medallion porthole codex mirror | machines relics places
Cinder Lake | slots | fire night | staatliches passion anton | extrude block | none | vignette | peak | grand hero horizon mirror | elements places wild
Second Sun | slots | fire light earth | righteous titan lilita | extrude outline | glow | sweep | sun | horizon burst hero emblem | ancient elements cosmos
Long Meridian | slots | sea light | oswald staatliches archivo | flat outline | keyline | grain | ring | stamp postcard porthole horizon | places relics sea
Owl & Ember | slots | night earth | uncial fraunces almendra | inset extrude | hairline | vignette | star | codex hero arch trio | mystery birds myth
Driftglass | slots | sea light green | yeseva righteous lobster | flat duo | none | leak | drop | mirror tapestry hero orbit | sea garden creatures
Pale Comet | slots | night noir | unbounded orbitron audiowide | flat chrome | hud | leak | sparkSix | orbit closeup hero noir | cosmos machines
Wren Foundry | slots | light green | lilita fredoka titan | sticker extrude | base | sweep | leafs | trio burst postcard hero | birds classic garden
Thornfield Reels | slots | bloom noir | cinzelDeco playfair abril | foil inset | deco | vignette | sparkSix | arch card codex hero | garden mystery relics
Silver Thicket | slots | green night | almendra metamorphous fraunces | inset flat | vine | grain | leafs | arch hero tapestry medallion | wild myth garden
Kiln & Crown | slots | earth bloom fire | ultra chango alfa | shadowcut block | stitch | grain | pips | emblem tapestry card hero | ancient riches play
Undertow Lab | slots | sea noir | russo blackOps bebas | chrome outline | notch | leak | wave | porthole closeup grand hero | sea machines elements
Lucent Mill | slots | light bloom | abril yeseva playfair | flat inset | hairline | leak | ring | tapestry split medallion hero | garden riches relics
Cobalt Orchard | slots | night light green | titan lilita fredoka | extrude sticker | none | sweep | drop | reels burst hero split | classic garden
Juniper Gate | slots | green earth | rammetto chango lilita | extrude shadowcut | stitch | sweep | delta | stage hero trio postcard | wild classic places
Saffron Pier | slots | fire light sea | shrikhand righteous lobster | shadowcut duo | ribbon | leak | sun | diagonal horizon stamp hero | places music classic
Moth & Mirror | slots | noir bloom night | limelight cinzelDeco fraunces | flat foil | deco | vignette | star | mirror tapestry noir medallion | mystery creatures myth
Granite Choir | slots | noir night | cinzel germania anton | extrude chrome | rivets | vignette | bars | grand emblem noir hero | myth relics elements
Arcade Meridian | slots instant | night bloom | bungee audiowide racing | neon chrome | glow | leak | pips | split reels burst closeup | music machines classic
Salon Nine Live | live | earth green fire | limelight abril | flat foil | deco | vignette | pips | table |
Atrium Studios | live | sea night | playfair yeseva | flat inset | hairline | sweep | ring | table |
Marble Court | live | noir earth | cinzel cinzelDeco | foil flat | foil | vignette | sun | table |
Belvedere Rooms | live | bloom noir | yeseva playfair | foil inset | double | vignette | star | table |
Harbourline Live | live | sea light | oswald bebas | flat duo | keyline | sweep | wave | table |
Gala Floor | live | bloom night fire | lilita righteous | extrude duo | glow | leak | sparkSix | table |
Clubroom Tables | tables | green noir | playfair abril | flat foil | hairline | vignette | leafs | hero card noir split |
Baize Works | tables | green earth | alfa oswald | flat extrude | stitch | sweep | hex | hero card tapestry diagonal |
Tumbler & Fold | tables | night fire | abril fraunces | flat inset | corners | grain | pips | split card hero noir |
Apogee Turbo | instant | night | unbounded orbitron | flat chrome | none | sweep | delta | hero orbit closeup |
Slipstream Instant | instant | light fire | racing russo | chrome extrude | base | leak | bars | diagonal split closeup |
Hexline | instant | noir sea | audiowide blackOps | neon flat | hud | leak | hex | noir hero closeup split |
Quickdraw Lab | instant | fire bloom green | bungee bowlby | extrude sticker | none | grain | sparkSix | burst hero diagonal postcard |
`;
