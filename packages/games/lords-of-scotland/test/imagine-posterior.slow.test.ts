import { stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { lordsOfScotland } from '../rules/index.ts'
import { play, type Position } from './play.ts'
import { replayedWorlds, shares } from './replayed-worlds.ts'

const WORLDS = 250
const TOLERANCE = 0.14

const POSITION: Position = { seats: 2, hands: ['wemyss-4', 'wemyss-2 scott-9'], drawPile: 1 }
const PINNED = [0, 1, 2, 3]
const course = (first: string): string => `a muster * down; b muster scott-9 ${first}
  a muster wemyss-4 up; a activate; a discard b1; b muster wemyss-2 up; b activate; b discard a2
  a recruit 5; b muster * down; a recruit 5; b muster * down; a recruit 5`

const EXAMPLES = [
  { name: 'a pile made of open discards', transcript: course('up') },
  { name: 'a pile with a secret discard in it', transcript: course('down') },
]

test.each(EXAMPLES)('imagine draws worlds as often as playing again does: $name', ({ transcript }) => {
  const opening = lordsOfScotland.clone(play(POSITION).state)
  const t = play(POSITION, transcript)
  for (const seat of [1, null]) {
    const rng = stream('posterior', String(seat))
    const played = shares(replayedWorlds(t, opening, seat, { n: WORLDS, pinned: PINNED, rng }))
    const imagined = shares(Array.from({ length: WORLDS }, () => lordsOfScotland.imagine(t.state, seat, rng)))
    for (const [what, share] of imagined)
      expect.soft(Math.abs(share - (played.get(what) ?? 0)), what).toBeLessThan(TOLERANCE)
    for (const [what, share] of played) expect.soft(imagined.get(what) ?? 0, what).toBeGreaterThan(share - TOLERANCE)
    const impossible = [...imagined].filter(([what, share]) => share > 0.03 && !played.has(what))
    expect(impossible, `what ${seat} imagines and cannot have been`).toEqual([])
  }
})
