import type { Position } from '@bothy/kernel/book'

const PLIES = `a take s0-forest-river, a place 0,-1, a activate s0-forest-river, a activate start-village,
a move start-village s0-forest-river, a end, b take s0-pasture-river, b place 0,-1, b activate s0-pasture-river,
b activate start-village-2, b move start-village-2 s0-pasture-river, b end, a take s0-village-road, a place 1,0,
a activate s0-forest-river, a activate start-village, a activate s0-village-road, a promote s0-forest-river,
a move s0-village-road s0-forest-river, a end, b take s0-quarry-road, b place -1,0, b activate s0-pasture-river,
b activate s0-quarry-road, b activate start-village-2, b move s0-pasture-river start-village-2, b end,
b take s1-armadale-castle, b place -1,-1, b activate s0-pasture-river, b activate s0-quarry-road,
b activate start-village-2, b activate s1-armadale-castle, b sell cattle s0-pasture-river, b promote start-village-2,
b end, a take s1-pasture, a place -1,-1, a activate s0-forest-river, a activate s1-pasture, a activate start-village,
a sell wood s0-forest-river, a end, a take s1-castle-stalker, a place 0,-2, a activate s0-forest-river,
a activate s1-pasture, a activate s1-castle-stalker, a move s0-forest-river start-village, a end,
b take s1-butcher-cattle, b place -2,-1, b activate s0-quarry-road, b activate s1-armadale-castle,
b activate s1-butcher-cattle cattle cattle, b sell stone s0-quarry-road, b end, b take s1-castle-moil, b place -1,-2,
b activate s0-pasture-river, b activate s1-armadale-castle, b activate s1-castle-moil,
b activate s1-butcher-cattle cattle cattle, b move s1-armadale-castle start-village-2, b promote s1-castle-moil, b end,
a take s1-village-wood-river, a place 0,1, a activate start-village, a activate s0-village-road,
a activate s1-village-wood-river, a promote start-village, a promote s1-castle-stalker, a sell wood s0-forest-river,
a promote s1-castle-stalker, a end, a take s1-forest, a place -1,1, a activate s1-forest, a activate start-village,
a activate s1-village-wood-river, a end, a take s1-quarry-2, a place 1,1, a activate s1-quarry-2, a activate start-village,
a activate s0-village-road, a activate s1-village-wood-river, a end, b take s1-quarry, b place 1,-1`
  .split(/,\s+(?=[ab] )/)
  .map((ply) => ply.trim())

export function turn(number: number, plies = 0): Position {
  const ends = PLIES.flatMap((ply, i) => (ply.endsWith(' end') ? [i + 1] : []))
  const begin = number === 1 ? 0 : (ends[number - 2] ?? 0)
  return { seats: 2, setup: {}, seed: 'heather', before: PLIES.slice(0, begin + plies) }
}
