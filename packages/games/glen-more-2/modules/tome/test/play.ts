import { seatOf } from '@bothy/kernel/rule-suite'
import { tomeOf } from '../rules/queries.ts'
import type { TomeModuleTypes } from '../rules/types.ts'
import { type CardId, cardNamed, CARDS, type Event } from '../../../rules/index.ts'
import { play, type Played, type Position } from '../../../test/play.ts'

export function cardOf(name: string): CardId {
  const card = cardNamed(name)
  if (card === undefined) throw new Error(`no card "${name}"`)
  return card
}
const cardsOf = (text: string): readonly CardId[] => text.split(' ').filter(Boolean).map(cardOf)

export function tome(position: Position, transcript = '', turned = ''): Played {
  const t = play({ ...position, options: { tome: true, ...position.options } })
  for (const card of cardsOf(turned)) tomeOf(t.state).turned |= 1 << card
  return t.play(transcript)
}

export const GATHERING = 'T1 0,1'
export const HELD = 'a take S4; a place 1,1; a activate T1'

export const gathering = (cards: string, position: Position = {}, turned = ''): Played =>
  tome(
    {
      line: 'a b # S4 S3',
      ...position,
      a: { ...position.a, cards, tiles: [GATHERING, ...(position.a?.tiles ?? [])] },
    },
    HELD,
    turned,
  )

export function shown(t: Played, letter: string | null = null): TomeModuleTypes['view'] {
  const { tome: mine } = t.view(letter).chronicles
  if (mine === undefined) throw new Error('there is no tome')
  return mine
}

export const turned = (t: Played, letter: string): string =>
  shown(t)
    .turned[seatOf(letter)].map((card) => CARDS[card])
    .join(' ')

export const offered = (t: Played): readonly string[] => t.legalOf('a').filter((action) => !action.startsWith('sell '))

export const eventsOf = <T extends Event['type']>(t: Played, type: T): readonly Extract<Event, { type: T }>[] =>
  t.events.filter((e): e is Extract<Event, { type: T }> => e.type === type)
