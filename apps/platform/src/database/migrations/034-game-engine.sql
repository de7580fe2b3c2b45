-- The engine of a game is data of the catalogue. Games that were written before have it from here on: a slot that could
-- not be played stands in `prerelease`, and wheels were told apart by what their picture shows.
UPDATE games SET details = details || jsonb_build_object('engine', CASE
  WHEN kind = 'slots' THEN 'slot'
  WHEN 'crash' = ANY (categories) THEN 'crash'
  WHEN details->>'subject' IN ('roulette', 'rouletteTable', 'rouletteAbove', 'rouletteBoard')
    AND slug NOT IN ('american-roulette', 'mini-roulette', 'three-wheel-roulette', 'twin-ball-roulette') THEN 'roulette'
END)
WHERE NOT details ? 'engine';
