import { glenMore2, ORDER, type Types } from '@bothy/glen-more-2'
import { asked, bySeatAndSpectator, largest, type Measures, type Worst } from '@bothy/board-kit/testing/layout-case.ts'
import { setupOf, together } from './many-chronicles.ts'
import { type Sample, samplePlay } from './sample-play.ts'

const MANY = ORDER.filter((id) => glenMore2.options.some((option) => option.id === id))

const things = ({ view }: Sample): number =>
  view.players.reduce((sum, { goods, tiles }) => sum + Object.values(goods).filter(Boolean).length + tiles.length, 0)

const AMONG_MANY: Measures<Types> = {
  'full of Chronicles': asked('turn', things),
  'voting among many': asked('vote', things),
  'a card for the council among many': asked('convene', things),
  'a roll of haggis among many': asked('privateRoll', things),
  'claiming among many': asked('claim', things),
  'a cask among many': asked('ageCask', things),
  'at a castle among many': asked('token', things),
  'an errand among many': asked('send', things),
  'a boat among many': (seen) => (seen.legal.some(({ type }) => type === 'row') ? things(seen) : null),
  'many Chronicles watched': (seen) => (seen.me === null && seen.view.ranks === null ? things(seen) : null),
}

const among = (seeds: readonly string[], ids: readonly string[], measures: Measures<Types>): readonly Worst<Types>[] =>
  largest<Types>((each) => {
    for (const seed of seeds)
      samplePlay(
        { seats: 4, seed, sense: 0.85, options: together(ids.map((id) => setupOf(id))) },
        bySeatAndSpectator(each),
      )
  }, measures)

const THREE = ['race', 'englishman', 'council']

export const amongMany = (): readonly Worst<Types>[] => [
  ...among(['many', 'all'], MANY, AMONG_MANY),
  ...among(['three'], THREE, { 'three Chronicles': asked('turn', things) }),
]
