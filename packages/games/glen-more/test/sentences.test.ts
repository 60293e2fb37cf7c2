import { type Message, plain } from '@bothy/kernel'
import { NAMES } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'
import { play } from './play.ts'

const flat = (message: Message): string => plain(message, NAMES).replaceAll('\u00a0', ' ')

test('GM-20 a tile that a sale would have paid for is given up, and nobody reads that it could not be paid', () => {
  const position = {
    a: { coins: 0, tiles: ['s0-field-road 1,0 grain', 's0-forest-river 0,1 clan'] },
    market: { grain: 2 },
    track: 's1-village-stone',
  }
  const [event] = play(position, 'a take s1-village-stone; a discard').eventsOf('discarded')
  expect([0, 1].flatMap((me) => [flat(en.event(event, me)), flat(fr.event(event, me))])).toEqual([
    'You discarded the village rather than sell cubes for it.',
    'Vous renoncez au village plutôt que de vendre des cubes : la tuile est défaussée.',
    'Ailsa discarded the village rather than sell cubes for it.',
    'Ailsa renonce au village plutôt que de vendre des cubes : la tuile est défaussée.',
  ])
})

test('GM-63 the prompt says how many tiles Loch Ness can activate', () => {
  const tiles = ['s2-loch-ness 0,1', 's0-quarry-road 1,0', 's0-field-road 2,0', 's2-tavern 2,1', 's2-tavern-2 2,-1']
  const prompted = (t: ReturnType<typeof play>): readonly string[] =>
    [en, fr].map((texts) => flat(texts.prompt(t.view(), 0)))
  const discard = play({ a: { tiles, coins: 0 }, track: 's3-tavern' }, 'a take s3-tavern')
  expect(prompted(discard)).toEqual([
    'No tile placed this turn: activate any 1 tile (Loch Ness), then end your turn.',
    'Aucune tuile posée : activez 1 tuile au choix (Loch Ness), puis terminez votre tour.',
  ])
  expect(prompted(discard.play('a activate s2-tavern'))[0]).toBe('Nothing left to activate. End your turn.')
  const placed = play({ a: { tiles }, track: 's0-meadow-river' }, 'a take s0-meadow-river; a place 0,-1')
  expect(prompted(placed)).toEqual([
    'Activate the tiles around the new one and any 1 other (Loch Ness), then end your turn.',
    'Activez les tuiles autour de la nouvelle et 1 autre au choix (Loch Ness), puis terminez votre tour.',
  ])
  placed.play(
    'a activate s0-meadow-river; a activate s0-quarry-road; a activate start-village; a move start-village s0-quarry-road',
  )
  expect(prompted(placed)).toEqual([
    'Loch Ness can still activate any 1 tile. Then end your turn.',
    'Le Loch Ness peut encore activer 1 tuile au choix. Puis terminez votre tour.',
  ])
  const without = play(
    { a: { tiles: tiles.slice(1) }, track: 's0-meadow-river' },
    'a take s0-meadow-river; a place 0,-1',
  )
  expect(prompted(without)[0]).toBe('Activate the lit tiles, each once, then end your turn.')
})
