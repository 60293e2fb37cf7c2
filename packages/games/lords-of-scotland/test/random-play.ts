import { below, hide, peek, type RngState, type Seat, shuffle } from '@bothy/kernel'
import { type Action, type CardId, type Event, lordsOfScotland as game, SLUG_OF, type State } from '../rules/index.ts'

const NONE = -1

type Size = { readonly hand: number; readonly slots: number; readonly draw: number }

export function opening(seats: number, deck: readonly CardId[], rng: RngState, size?: Size): State {
  const cards = deck.map((card) => SLUG_OF[card])
  shuffle(cards, rng)
  const options = {
    firstInitiative: 0,
    flipChoice: 'leftmost',
    activationRule: 'lowestInLineage',
    arranged: { deck: cards },
  }
  const setup = game.setup(options, seats)
  if (!setup.ok) throw new Error(setup.problem.at)
  const s = game.create(setup.value, seats, `random-${below(rng, 1_000_000)}`, game.revision)
  const pile = peek(s.draw)
  const left = size?.draw ?? pile.filter((card) => deck.includes(card)).length
  pile.splice(0, pile.length - left)
  if (size !== undefined) cut(s, size)
  return s
}

function cut(s: State, { hand, slots }: Size): void {
  for (let seat = 0; seat < s.seats; seat++) {
    peek(s.hands[seat]).length = hand
    s.memory.known.hands[seat].length = hand
  }
  for (let slot = slots; slot < s.recruits.length; slot++) s.recruits[slot] = hide(NONE)
}

const kindOf = (a: Action): string => (a.type === 'muster' ? `${a.type} ${a.faceUp ? 'up' : 'down'}` : a.type)

function choice(s: State, legal: readonly Action[], rng: RngState): Action {
  const isSecret = (a: Action): boolean => a.type === 'discard' && !s.armies[a.owner][a.index].faceUp
  const secret = legal.filter(isSecret)
  if (secret.length > 0) return secret[below(rng, secret.length)]
  if (legal[0].type === 'activate') return legal[0]
  const kinds = [...new Set(legal.map(kindOf))]
  const kind = kinds[below(rng, kinds.length)]
  const alike = legal.filter((a) => kindOf(a) === kind)
  return alike[below(rng, alike.length)]
}

export function playOn(s: State, rng: RngState): readonly Event[] | null {
  const actor: Seat | undefined = game.actors(s)[0]
  if (actor === undefined) return null
  const legal: Action[] = []
  game.legal(s, actor, legal)
  const events: Event[] = []
  game.apply(s, actor, choice(s, legal, rng), events)
  return events
}
