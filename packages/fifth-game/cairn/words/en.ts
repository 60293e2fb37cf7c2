import type { Message, Part, Seat, Sentences, Tagged, Texts } from '@bothy/kernel'
import type { Action, AskKind, Event, Reason, Types } from '../rules/types.ts'
import { pitch } from './pitch.ts'

const stones = (n: number): string => `${n} ${n === 1 ? 'stone' : 'stones'}`

export const words = {
  stones,
  stone: (stone: number | null) => (stone === null ? 'Hidden stone' : `Stone ${stone}`),
  pile: (n: number, of: number) => `Pile: ${n} of ${stones(of)}`,
  hand: 'Your stones',
  onTop: 'Face up',
  beneath: 'Face down',
  canBeChosen: 'Can be chosen',
  picked: 'Picked',
  explained: 'A stone counts its number at the end, face up or face down.',
}

const You = (seat: Seat, me: Seat | null): Part => ({ part: 'seat', seat, text: seat === me ? 'You' : null })
const a = (stone: number | null): string => (stone === null ? 'a stone' : `stone ${stone}`)

const events: Sentences<Event, 'type', [me: Seat | null]> = {
  dealt: (e, me) => [You(e.seat, me), e.stones === null ? ' drew a hand.' : ` drew ${e.stones.join(' and ')}.`],
  picked: (e, me) => [You(e.seat, me), ` picked up ${a(e.stone)}.`],
  placed: (e, me) => [You(e.seat, me), ` placed ${a(e.stone)} face ${e.up ? 'up' : 'down'}.`],
  drew: (e, me) => [You(e.seat, me), ` drew ${a(e.stone)}.`],
  turnEnded: (e, me) => [You(e.seat, me), ' ended the turn.'],
  counted: (e) => [`The cairns are shown: ${e.cairns.map((cairn) => cairn.join(' ')).join(', ')}.`],
}
const reasons: Sentences<Reason, 'why'> = {
  tooManyDown: (r) => [`At most ${stones(r.limit)} of a cairn may be face down.`],
}
const actions: Sentences<Action, 'type'> = {
  pick: (x) => [`Pick stone ${x.stone}`],
  place: (x) => [x.up ? 'Place it face up' : 'Place it face down'],
}
const asked = { turn: 'Pick a stone.', place: 'Place the stone face up or face down.' } satisfies Record<
  AskKind,
  string
>

const tellEvent = <K extends Event['type']>(e: Tagged<Event, 'type', K>, me: Seat | null): Message =>
  events[e.type](e, me)
const tellAction = <K extends Action['type']>(x: Tagged<Action, 'type', K>): Message => actions[x.type](x)

export const en: Texts<Types> = {
  title: 'Cairn',
  pitch: pitch.en,
  event: tellEvent,
  reason: (r) => [...reasons[r.why](r), ' ', { part: 'rule', rule: r.rule }],
  warning: (none) => none,
  action: (action) => tellAction(action),
  prompt: ({ pending }, me) => {
    if (pending === null) return ['The game is over.']
    return pending.seat === me ? [asked[pending.kind]] : ['Waiting for ', You(pending.seat, me), '.']
  },
  scoreLine: () => ['Stones'],
  tieBreaks: { open: { by: ['More stones placed face up decide ', { part: 'rule', rule: 'CRN-9' }], value: stones } },
  verdicts: {},
  options: {
    doubled: {
      label: 'Hidden stones count double',
      help: 'Stones placed face down count twice.',
      values: { true: 'Double', false: 'Once' },
    },
  },
  optionGroups: {},
  laws: {},
}
