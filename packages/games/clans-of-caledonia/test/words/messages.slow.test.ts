import type { Json } from '@bothy/kernel'
import { tellWholeGame } from '@bothy/kernel/rule-suite'
import { test } from 'vitest'
import { type Clan, CLANS, clansOfCaledonia as game } from '../../rules/index.ts'
import { en } from '../../words/en.ts'
import { fr } from '../../words/fr.ts'

const pairs = (...clans: readonly Clan[]): Json => ({ pairs: clans.map((clan, i) => ({ clan, tile: i + 1 })) })

test.each<[name: string, seats: number, setup: Json]>([
  ['auction', 4, { clans: 'auction', staticImports: true, buchananFeeOncePerTurn: false }],
  ['tighter map without clans', 3, { clans: 'none', tighterMap: true, port7NeighbourhoodBonus: true }],
  ['alone without tiles', 1, { scoringTiles: false, portTiles: false, soloImportTrackMoney: false }],
  ...CLANS.map((clan, i): [string, number, Json] => [
    clan,
    2,
    { clans: 'auction', arranged: pairs(clan, CLANS[(i + 1) % CLANS.length]) },
  ]),
])('a whole game can be told: %s', (name, seats, setup) => {
  for (const seed of ['a', 'b']) tellWholeGame(game, { en, fr }, { seats, seed: `${name} ${seed}`, setup })
})
