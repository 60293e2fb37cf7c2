import { ORDER, type Reason, type TileId, type View } from '@bothy/glen-more-2/data'
import { draw } from '@bothy/board-kit/testing/draw-board.tsx'
import { firstOfEach, type Kinds, type Refused, refusalSuite } from '@bothy/board-kit/testing/refusal-suite.ts'
import { tableOf } from '@bothy/board-kit/testing/sample-table.ts'
import './both-languages.ts'
import { loadAllChronicles } from '../chronicles/load.ts'
import { offersOf } from '../chronicles/offers.ts'
import { board } from '../index.ts'
import { boxOf } from '../labels.ts'
import { gapShort, OfferCard } from '../ring/card.tsx'
import { wordsOf } from '../words.ts'
import { setupOf, together } from './many-chronicles.ts'
import { type Plan, type Sample, samplePlay } from './sample-play.ts'

/** A tile that can be paid after a sale is open, and has a band nevertheless. */
type Kind = Reason['why'] | 'needsSale'
type Thing = 'tile' | 'person' | 'castle' | 'landmark' | 'entered'

const KINDS: Kinds<Kind> = {
  needsSale: 'offer',
  coins: 'offer',
  soldOut: 'offer',
  noCask: 'offer',
  noScotsman: 'offer',
  notHome: 'offer',
  noCell: 'offer',
  notEntered: 'offer',
  mountainOccupied: 'offer',
  tollFirst: 'offer',
  saleOccupied: 'offer',
  saleFull: 'offer',
  noCaskToSell: 'offer',
  mustTakeReserved: 'offer',
  notForHim: 'offer',
  englandRowFull: 'offer',
  canTake: 'elsewhere',
  noCellWithout: 'elsewhere',
  rowEmpty: 'elsewhere',
  owed: 'elsewhere',
  occupied: 'elsewhere',
  noSide: 'elsewhere',
  nobodyNear: 'elsewhere',
  secondRiver: 'elsewhere',
  besideRiver: 'elsewhere',
  mustCover: 'elsewhere',
  otherType: 'elsewhere',
  otherRiver: 'elsewhere',
  homeCastle: 'elsewhere',
  outOfReach: 'elsewhere',
  alreadyActivated: 'elsewhere',
  extraUsed: 'elsewhere',
  inactive: 'elsewhere',
  full: 'elsewhere',
  noMarker: 'elsewhere',
  noClan: 'elsewhere',
  noPoint: 'elsewhere',
  claimed: 'elsewhere',
  colour: 'elsewhere',
  noRoad: 'elsewhere',
  homeTile: 'elsewhere',
  breaksTerritory: 'elsewhere',
  notNow: 'elsewhere',
  raceNotBegun: 'elsewhere',
  boatAtHome: 'elsewhere',
  boatOnTile: 'elsewhere',
  tokenFirst: 'elsewhere',
  tollOwed: 'elsewhere',
  noCoin: 'elsewhere',
  toll: 'elsewhere',
  unload: 'elsewhere',
  nothingToAge: 'elsewhere',
  nextSpaceFilled: 'elsewhere',
  lastSpace: 'elsewhere',
  cellarOrder: 'elsewhere',
  bonusForVisitor: 'elsewhere',
  sellOne: 'elsewhere',
  payCask: 'elsewhere',
  ageCask: 'elsewhere',
  sellCask: 'elsewhere',
  notSwapped: 'elsewhere',
  swap: 'elsewhere',
  englishman: 'elsewhere',
  notInHisTurn: 'elsewhere',
  noHaggis: 'elsewhere',
  noneHidden: 'elsewhere',
  newToken: 'elsewhere',
  haggis: 'elsewhere',
  feast: 'elsewhere',
  noEvent: 'elsewhere',
  turned: 'elsewhere',
  eventScotsmen: 'elsewhere',
  eventVp: 'elsewhere',
  event: 'elsewhere',
  votedOn: 'elsewhere',
  noToken: 'elsewhere',
  council: 'elsewhere',
  noPenny: 'elsewhere',
  mob: 'elsewhere',
  fieldHasToken: 'elsewhere',
  rowHasNothing: 'elsewhere',
  oneReserved: 'elsewhere',
  notTakeableNow: 'elsewhere',
  tradeTile: 'elsewhere',
  noNewHome: 'elsewhere',
  cardTaken: 'elsewhere',
  nobodyToBarge: 'elsewhere',
}
const THINGS: { readonly [thing in Thing]: readonly Kind[] } = {
  tile: ['coins', 'englandRowFull', 'mustTakeReserved', 'needsSale', 'noCask', 'noCell', 'soldOut', 'tollFirst'],
  person: ['coins', 'englandRowFull', 'mustTakeReserved', 'needsSale'],
  castle: ['coins', 'englandRowFull', 'mustTakeReserved', 'needsSale', 'noCell', 'soldOut', 'tollFirst'],
  landmark: [
    'coins',
    'englandRowFull',
    'mustTakeReserved',
    'needsSale',
    'noCell',
    'noScotsman',
    'notForHim',
    'notHome',
    'soldOut',
    'tollFirst',
  ],
  entered: ['mountainOccupied', 'mustTakeReserved', 'noCaskToSell', 'notEntered', 'saleFull', 'saleOccupied'],
}

function thingOf(view: View, tile: TileId): Thing {
  const { type, landmark, special } = boxOf(view).tiles[tile]
  if (special) return 'entered'
  return type === 'person' || type === 'castle' ? type : landmark === null ? 'tile' : 'landmark'
}

await loadAllChronicles()

const ALL = together(ORDER.map((id) => setupOf(id)))
const PLANS: readonly Plan[] = [
  ...['a', 'b', 'c', 's2'].map((seed) => ({ seats: 4, seed, sense: 0.85, options: ALL })),
  { seats: 3, seed: 'a', sense: 0.8, options: setupOf('englishman') },
  { seats: 3, seed: 'b', sense: 0.8, options: setupOf('englishman') },
  { seats: 3, seed: 'q2', sense: 0.8, options: setupOf('mountain') },
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((seed) => ({
    seats: 3,
    seed,
    sense: 0.7,
    options: { scotsmanFrom: 'home' },
  })),
]

const turns: Sample[] = []
for (const plan of PLANS)
  samplePlay(plan, (look) => {
    const { view } = look(null)
    const seat = view.pending?.seat
    if (seat !== undefined && offersOf(view).length > 0) turns.push(look(seat))
    return false
  })

refusalSuite(KINDS, THINGS, (language) => {
  const words = wordsOf(language)
  return firstOfEach(
    turns.flatMap((sample) => {
      const { view } = sample
      return offersOf(view).flatMap((offer): readonly Refused<Kind, Thing>[] => {
        const { reason, tile, needsSale: isSaved } = offer
        if (reason === null && !isSaved) return []
        const card = () => {
          const table = tableOf(board, sample, language, 'wide')
          return draw(board, table, <OfferCard table={table} offer={offer} />)
        }
        const band = reason === null ? words.board.needsSale : gapShort(view, offer, words)
        return [{ kind: reason?.why ?? 'needsSale', thing: thingOf(view, tile), band, isSaved, card }]
      })
    }),
  )
})
