import { KIND_OF, type Reason, type TileId } from '@bothy/glen-more/data'
import { draw } from '@bothy/board-kit/testing/draw-board.tsx'
import { firstOfEach, type Kinds, type Refused, refusalSuite } from '@bothy/board-kit/testing/refusal-suite.ts'
import { tableOf } from '@bothy/board-kit/testing/sample-table.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { gapShort, OfferCard } from '../ring/card.tsx'
import { wordsOf } from '../words.ts'
import { type Sample, samplePlay } from './sample-play.ts'

type Kind = Reason['why']
type Thing = 'tile' | 'castle' | 'village' | 'loch'

const KINDS: Kinds<Kind> = {
  coins: 'offer',
  soldOut: 'offer',
  noBarrel: 'offer',
  noCell: 'offer',
  noPiece: 'offer',
  noCellWithout: 'elsewhere',
  noSide: 'elsewhere',
  noClan: 'elsewhere',
  river: 'elsewhere',
  road: 'elsewhere',
  riverBlocked: 'elsewhere',
  roadBlocked: 'elsewhere',
  noChieftain: 'elsewhere',
  lastClan: 'elsewhere',
  rowEmpty: 'elsewhere',
  outOfReach: 'elsewhere',
  extraUsed: 'elsewhere',
  alreadyActivated: 'elsewhere',
  full: 'elsewhere',
  loch: 'elsewhere',
  different: 'elsewhere',
  noPoint: 'elsewhere',
  notNow: 'elsewhere',
}

const THINGS: { readonly [thing in Thing]: readonly Kind[] } = {
  tile: ['coins', 'soldOut', 'noBarrel', 'noCell'],
  castle: ['coins', 'soldOut', 'noCell'],
  village: ['coins', 'soldOut', 'noCell'],
  loch: ['coins', 'noPiece', 'noCell'],
}

function thingOf(tile: TileId): Thing {
  const kind = KIND_OF[tile]
  return kind === 'castle' || kind === 'village' || kind === 'loch' ? kind : 'tile'
}

const turns: Sample[] = []
for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
  samplePlay({ seats: 3, seed, sense: 0.7 }, (look) => {
    const { view } = look(null)
    const seat = view.pending?.seat
    if (seat !== undefined && view.offers.length > 0) turns.push(look(seat))
    return false
  })

refusalSuite(KINDS, THINGS, (language) => {
  const words = wordsOf(language)
  return firstOfEach(
    turns.flatMap((sample) => {
      const { view } = sample
      return view.offers.flatMap((offer): readonly Refused<Kind, Thing>[] => {
        const { reason, tile, savedBySale: isSaved } = offer
        if (reason === null) return []
        const card = () => {
          const table = tableOf(board, sample, language, 'wide')
          return draw(board, table, <OfferCard table={table} offer={offer} />)
        }
        return [{ kind: reason.why, thing: thingOf(tile), band: gapShort(view, offer, reason, words), isSaved, card }]
      })
    }),
  )
})
