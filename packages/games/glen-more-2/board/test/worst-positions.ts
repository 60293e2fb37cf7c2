import { GOODS, type Types } from '@bothy/glen-more-2'
import type { Json } from '@bothy/kernel'
import { asked, bySeatAndSpectator, largest, type Measures, type Worst } from '@bothy/board-kit/testing/layout-case.ts'
import { allTiles, ownTiles, stretch, withAlso, worstIn } from '@bothy/board-kit/testing/tiles.ts'
import { board } from '../index.ts'
import { at } from '../presenter.ts'
import { CELLARS } from '../../modules/cellars/board/test/cellars-setup.ts'
import { haggisSetup } from '../../modules/haggis/board/test/haggis-setup.ts'
import { FAST_RACE } from '../../modules/race/board/test/race-setup.ts'
import { type Plan, type Sample, samplePlay } from './sample-play.ts'
import { LIKES_EVENTS, TOME, withCards } from '../../modules/tome/board/test/tome-setup.ts'
import { amongMany } from './worst-many.ts'

/** By number of seats: games in which one seat builds much; with four seats also one in which every question is asked. */
const GAMES: { readonly [seats: number]: readonly Omit<Plan, 'seats'>[] } = {
  2: [{ seed: 'room-a', sense: 0.97, builder: 0 }],
  3: [{ seed: 'room-a', sense: 0.97, builder: 0 }],
  4: [
    { seed: 'room-a', sense: 0.97, builder: 0 },
    { seed: 's155', sense: 0.8 },
    { seed: 'q12', sense: 0.85 },
  ],
}

const shelf = ({ view, me }: Sample): number =>
  me === null ? 0 : view.players[me].persons.length + view.players[me].cards.length

const cellars = ({ view, me }: Sample): number => {
  const own = me === null ? undefined : view.chronicles.cellars?.players[me]
  return own === undefined ? 0 : 4 * own.cellars + own.filled.length + Math.sign(own.zero)
}

const servings = ({ view, me }: Sample): number =>
  (view.chronicles.haggis?.tables ?? []).reduce(
    (sum, { tokens }, seat) => sum + tokens.length * (seat === me ? 9 : 1),
    0,
  )

const ROOM: Measures<Types> = {
  claiming: asked('claim', ({ view }) => view.fields.filter(({ reason }) => reason === null).length),
}

const QUESTIONS: Measures<Types> = {
  'long land': asked('place', stretch),
  'much on the shelf': asked('turn', shelf),
  paying: asked('pay', ownTiles),
  bringing: asked('bring', ownTiles),
  effects: asked('effects', ownTiles),
  removing: asked('remove', ({ view }) => view.choices.length),
  keeping: asked('keep', ownTiles),
  granted: asked('grant', ownTiles),
  building: asked('build', ({ view }) => view.choices.length),
  reward: asked('reward', ownTiles),
}

const COUNCIL: Measures<Types> = {
  'calling the council': asked('convene', ({ view }) => view.chronicles.council?.cards.length ?? 0),
  voting: asked('vote', ownTiles),
  'a turn with the council': asked('turn', allTiles),
}

const CASKS: Measures<Types> = {
  'paying a cask': asked('payCask', cellars),
  'ageing a cask': asked('ageCask', cellars),
  'selling a cask': asked(
    'sellCask',
    (seen) => cellars(seen) + 9 * (seen.view.chronicles.cellars?.selling?.spaces.length ?? 0),
  ),
  'a turn with cellars': asked('turn', cellars),
}

const HAGGIS: Measures<Types> = {
  'taking a token': asked('haggis', servings),
  'putting back a token': asked('putBack', servings),
  'a roll of haggis': asked('privateRoll', servings),
  'a turn with haggis': asked('turn', servings),
}

const RACE: Measures<Types> = {
  'at a castle': asked('token', ({ legal }) => legal.length),
  'a turn with the race': asked('turn', allTiles),
}

const kindsOn = ({ view }: Sample): number => {
  const { coins = 0, goods } = view.chronicles.mountain ?? {}
  return Math.sign(coins) + GOODS.filter((good) => (goods?.[good] ?? 0) > 0).length
}
const MOUNTAIN: Measures<Types> = {
  'paying a toll': asked('toll', ownTiles),
  'a turn with much on the Mountain': asked('turn', kindsOn),
}

const TOMES: Measures<Types> = {
  'choosing an event': asked('event', ({ legal }) => legal.length),
  'exchanging for VP': asked('exchange', ({ legal }) => legal.length),
  'tiles of the others': asked('borrow', ({ legal }) => legal.length),
  'a turn with the tome': asked('turn', shelf),
}

const MANY_CARDS = 7
const withMany = (worst: Worst<Types>): readonly Worst<Types>[] =>
  worst.name.startsWith('choosing an event')
    ? [
        worst,
        {
          ...worst,
          name: `${worst.name}, of many`,
          seen: withCards(worst.seen, MANY_CARDS),
          picked: [at.card(MANY_CARDS - 2)],
          also: ['.gm2-events-text'],
        },
      ]
    : [worst]

const inmates = ({ view }: Sample): number => 9 * (view.chronicles.mobs?.prison.length ?? 0)
const gang = ({ view, me }: Sample): number =>
  me === null ? 0 : (view.chronicles.mobs?.players[me].gangsters.length ?? 0)
const MOBS: Measures<Types> = {
  'at the prison': asked('mob', inmates),
  'a Scotsman sent away': asked('lurk', allTiles),
  'a turn with gangsters': asked('turn', (seen) => 9 * gang(seen) + inmates(seen)),
}

const ENGLAND: Measures<Types> = {
  'a turn with England': asked('turn', ({ view }) => view.chronicles.englishman?.price ?? 0),
}

const withChronicle = (
  seed: string,
  options: Json,
  measures: Measures<Types>,
  likes: Plan['likes'] = [],
): readonly Worst<Types>[] =>
  largest<Types>(
    (each) =>
      samplePlay(
        { seats: 4, seed, sense: 0.8, options, likes },
        bySeatAndSpectator((seen) => each(seen)),
      ),
    measures,
  )

const ofChronicles = (): readonly Worst<Types>[] => [
  ...withChronicle('boats', FAST_RACE, RACE),
  ...withChronicle('council', { council: true }, COUNCIL),
  ...withChronicle('england', { englishman: true }, ENGLAND),
  ...withChronicle('cellars', CELLARS, CASKS),
  ...withChronicle('haggis', haggisSetup(5), HAGGIS),
  ...withChronicle('mountain', { mountain: true }, MOUNTAIN),
  ...withChronicle('mobs', { mobs: true }, MOBS),
  ...withChronicle('tome-8', TOME, TOMES, LIKES_EVENTS.likes).flatMap(withMany),
  ...amongMany(),
]

const TILL = ['.gm2-toggle', '.gm2-deal']

export function worstPositions(seats: number): readonly Worst<Types>[] {
  const asksAll = seats === 4
  const { positions, shows } = worstIn<Types, Plan>({
    board,
    play: samplePlay,
    plans: (GAMES[seats] ?? []).map((plan) => ({ seats, ...plan })),
    room: ROOM,
    questions: QUESTIONS,
    asksAll,
    till: TILL,
    instead: { claiming: (worst) => [worst, ...looked(worst)], ...(asksAll ? { keeping: withAlso(TILL) } : {}) },
    shown: { seats, seed: 'room-a', sense: 0.97 },
    clicked({ offers }) {
      const open = offers.filter(({ reason, what }) => reason === null && what === 'take')
      const most = open.toSorted((a, b) => b.spots.length - a.spots.length)
      const persons = open.filter(({ spots }) => spots.length === 0)
      return [
        ...most.slice(0, 1).map(({ tile }) => ({ tile, name: 'to be placed', also: ['.gm2-facts', '.gm2-ghost'] })),
        ...persons.slice(0, 1).map(({ tile }) => ({ tile, name: 'a person', also: ['.gm2-facts'] })),
      ]
    },
  })
  return [...positions, ...(asksAll ? ofChronicles() : []), ...shows]
}

function looked(worst: Worst<Types>): readonly Worst<Types>[] {
  const open = worst.seen.view.fields.filter(({ reason }) => reason === null)
  return open
    .toSorted((a, b) => b.path.length - a.path.length)
    .slice(0, 1)
    .map(({ field }) => ({
      ...worst,
      name: `${worst.name}, looked at`,
      previewed: at.field(field),
      also: ['[data-proposal]', '.gm2-field-card'],
    }))
}
