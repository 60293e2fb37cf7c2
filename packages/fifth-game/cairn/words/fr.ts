import type { Message, Part, Seat, Sentences, Tagged, Texts, Translated } from '@bothy/kernel'
import { counted, typeset, typesetMessage, typesetOptions } from '@bothy/kernel/french'
import type { Action, AskKind, Event, Reason, Types } from '../rules/types.ts'
import type { words as en } from './en.ts'
import { pitch } from './pitch.ts'

const stones = (n: number): string => counted(n, 'pierre', 'pierres')

export const words: Translated<typeof en> = {
  stones,
  stone: (stone) => (stone === null ? 'Pierre cachée' : `Pierre ${stone}`),
  pile: (n, of) => typeset(`Pioche : ${n} sur ${stones(of)}`),
  hand: 'Vos pierres',
  onTop: 'Face visible',
  beneath: 'Face cachée',
  canBeChosen: 'Peut être choisie',
  picked: 'Choisie',
  explained: 'Une pierre compte sa valeur à la fin, face visible ou face cachée.',
}

const you = (seat: Seat, me: Seat | null): Part => ({ part: 'seat', seat, text: seat === me ? 'Vous' : null })
const has = (seat: Seat, me: Seat | null): string => (seat === me ? ' avez' : ' a')
const a = (stone: number | null): string => (stone === null ? 'une pierre' : `la pierre ${stone}`)

const events: Sentences<Event, 'type', [me: Seat | null]> = {
  dealt: (e, me) => [
    you(e.seat, me),
    has(e.seat, me),
    e.stones === null ? ' pioché une main.' : ` pioché ${e.stones.join(' et ')}.`,
  ],
  picked: (e, me) => [you(e.seat, me), has(e.seat, me), ` pris ${a(e.stone)}.`],
  placed: (e, me) => [you(e.seat, me), has(e.seat, me), ` posé ${a(e.stone)} face ${e.up ? 'visible' : 'cachée'}.`],
  drew: (e, me) => [you(e.seat, me), has(e.seat, me), ` pioché ${a(e.stone)}.`],
  turnEnded: (e, me) => [you(e.seat, me), has(e.seat, me), ' terminé le tour.'],
  counted: (e) => [`Les cairns sont dévoilés : ${e.cairns.map((cairn) => cairn.join(' ')).join(', ')}.`],
}
const reasons: Sentences<Reason, 'why'> = {
  tooManyDown: (r) => [`Un cairn a au plus ${stones(r.limit)} face cachée.`],
}
const actions: Sentences<Action, 'type'> = {
  pick: (x) => [`Prendre la pierre ${x.stone}`],
  place: (x) => [x.up ? 'La poser face visible' : 'La poser face cachée'],
}
const asked = {
  turn: 'Prenez une pierre.',
  place: 'Posez la pierre, face visible ou face cachée.',
} satisfies Record<AskKind, string>

const tellEvent = <K extends Event['type']>(e: Tagged<Event, 'type', K>, me: Seat | null): Message =>
  events[e.type](e, me)
const tellAction = <K extends Action['type']>(x: Tagged<Action, 'type', K>): Message => actions[x.type](x)

export const fr: Texts<Types> = {
  title: 'Cairn',
  pitch: pitch.fr,
  event: (event, me) => typesetMessage(tellEvent(event, me)),
  reason: (r) => [...typesetMessage(reasons[r.why](r)), ' ', { part: 'rule', rule: r.rule }],
  warning: (none) => none,
  action: (action) => typesetMessage(tellAction(action)),
  prompt: ({ pending }, me) => {
    if (pending === null) return ['La partie est terminée.']
    return pending.seat === me ? [asked[pending.kind]] : typesetMessage(['En attente : ', you(pending.seat, me), '.'])
  },
  scoreLine: () => ['Pierres'],
  tieBreaks: {
    open: { by: ['Le plus de pierres posées face visible départage ', { part: 'rule', rule: 'CRN-9' }], value: stones },
  },
  verdicts: {},
  options: typesetOptions({
    doubled: {
      label: 'Pierres cachées doublées',
      help: 'Les pierres posées face cachée comptent deux fois.',
      values: { true: 'Doublées', false: 'Simples' },
    },
  }),
  optionGroups: {},
  laws: {},
}
