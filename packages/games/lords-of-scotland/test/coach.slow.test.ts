import { peek } from '@bothy/kernel'
import { coachSuite } from '@bothy/kernel/rule-suite'
import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { LINEAGE_OF, POWER_FACTS, POWER_OF, STRENGTH_OF } from '../data/clans.ts'
import { lordsOfScotland as game } from '../rules/index.ts'
import { whyNotActivate } from '../rules/topics/activation.ts'
import type { ArmyCard, CardId, State } from '../rules/types.ts'
import { coach } from '../teaching/coach/index.ts'
import type { Sight } from '../teaching/coach/reading.ts'
import { terms as en } from '../words/en.ts'
import { terms as fr } from '../words/fr.ts'
import { coachPositions } from './coach-positions.ts'

vi.setConfig({ testTimeout: 180_000 })

const turnOf = (s: State): number | null => {
  const f = s.stack.at(-1)
  return f?.kind === 'turn' ? f.seat : null
}
const handOf = (s: State, me: number): readonly CardId[] => peek(s.hands[me])
/** LOS-83, LOS-84: the screen of a former owner shows a card no more. */
const isShown = (piece: ArmyCard, owner: number, me: number): boolean => piece.faceUp || owner === me
const upCards = (s: State): readonly CardId[] => s.armies.flat().flatMap((it) => (it.faceUp ? [peek(it.card)] : []))
const tame = (s: State, me: number): readonly CardId[] =>
  s.armies[me].flatMap((it) => (it.mark === 'joinEveryLineage' ? [] : [peek(it.card)]))
const kinOf = (cards: readonly CardId[]): ReadonlySet<string> => new Set(cards.map((card) => LINEAGE_OF[card]))
const sum = (cards: readonly CardId[]): number => cards.reduce((all, card) => all + STRENGTH_OF[card], 0)
const weight = (s: State, me: number, more: readonly CardId[] = [], wild = false): number => {
  const all = [...s.armies[me].map((it) => peek(it.card)), ...more]
  const isDoubled = all.length > 1 && kinOf([...tame(s, me), ...(wild ? [] : more)]).size < 2
  return sum(all) * (isDoubled ? 2 : 1)
}

/** Seats with an army: the least and the most that each may total for this seat, and its highest rank. */
function ranges(s: State, me: number, more: readonly CardId[]) {
  return s.armies.flatMap((army, seat) => {
    const mine = seat === me ? more : []
    const known = [...army.flatMap((it) => (isShown(it, seat, me) ? [peek(it.card)] : [])), ...mine]
    const hidden = army.length + mine.length - known.length
    if (army.length + mine.length === 0) return []
    const wild = army.filter((it) => isShown(it, seat, me) && it.mark === 'joinEveryLineage').map((it) => peek(it.card))
    const isPure = known.length + hidden > 1 && kinOf(known.filter((card) => !wild.includes(card))).size < 2
    const least = sum(known) * (isPure && hidden === 0 ? 2 : 1) + hidden
    const most = hidden === 0 ? least : (sum(known) + 12 * hidden) * (isPure ? 2 : 1)
    return [
      {
        seat,
        least,
        most,
        hidden,
        rank: Math.max(...known, -1),
        claims: army.some((it) => it.mark === 'claimTwo') ? 2 : 1,
      },
    ]
  })
}

function standing(s: State, me: number, more: readonly CardId[] = []): { place: number; gain: number } | null {
  const all = ranges(s, me, more)
  const mine = all.find((it) => it.seat === me)
  if (mine === undefined) return null
  let [place, ahead] = [1, 0]
  for (const it of all) {
    if (it.seat === me) continue
    const isOpen = it.least <= mine.most && mine.least <= it.most && (it.hidden > 0 || mine.hidden > 0)
    if (isOpen) return null
    if (it.least > mine.most || (it.least === mine.least && it.rank > mine.rank))
      [place, ahead] = [place + 1, ahead + it.claims]
  }
  const prizes = s.supporters.filter((card) => card >= 0).toSorted((a, b) => b - a)
  return { place, gain: sum(prizes.slice(ahead, ahead + mine.claims)) }
}

const pickedCard = ({ choice: [chosen], legal }: Sight): CardId | null =>
  chosen?.type === 'muster' && legal.includes(chosen) ? chosen.card : null

const POINTS = [
  'card [a-z]+-[0-9]+',
  '(recruit|supporter) [1-5]',
  String.raw`army [a-e]\d*`,
  'points [a-e]',
  'hand|recruits|supporters|initiative',
]

coachSuite({
  game,
  coach,
  rulebook: readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'),
  points: POINTS.map((point) => new RegExp(`^(${point})$`)),
  remarks: [
    'firstTurn',
    'endingClaim',
    'noArmyLate',
    'someoneNearForty',
    'needToLead',
    'alreadySafe',
    'ownOddCard',
    'initiative',
    'bigGap',
    'poorPrizes',
    'handThin',
    'handFull',
    'wouldBreak',
    'hideBlocked',
    'wouldDouble',
    'powerReady',
    'blockOthers',
    'fittingRecruit',
  ],
  names: { terms: { en, fr }, also: { power: /activ/iu } },
  states: coachPositions,
  readings: {
    someoneNearForty: ({ me }, s) => {
      const best = Math.max(...s.supporters.map((card) => STRENGTH_OF[card] ?? 0))
      const near = s.points.map((points, seat) => (seat !== me && points + best > 39 ? points : -1))
      const seat = near.indexOf(Math.max(...near))
      return turnOf(s) === me && near[seat] >= 0 ? { seat } : null
    },
    needToLead: ({ me }, s) => {
      const isLast = s.round === 5 && turnOf(s) === me
      const now = standing(s, me)
      if (!isLast || now === null) return null
      const enough = handOf(s, me).filter((card) => {
        const then = standing(s, me, [card])
        return then !== null && then.place < now.place && then.gain > now.gain
      })
      return enough.length === 0 ? null : { card: Math.min(...enough) }
    },
    ownOddCard: ({ me }, s) => {
      const f = s.stack.at(-1)
      if (f?.kind !== 'discard') return null
      const options = s.armies[me].flatMap((it, index) => {
        const others = {
          ...s,
          armies: s.armies.map((army, seat) => (seat === me ? army.filter((one) => one !== it) : army)),
        }
        const isPure = others.armies[me].length > 1 && kinOf(tame(others, me)).size < 2
        const total = weight(others, me)
        return it.id !== f.piece && isPure && total > weight(s, me) ? [{ card: peek(it.card), index, total }] : []
      })
      const [best] = options.toSorted((a, b) => b.total - a.total)
      return best === undefined ? null : { card: best.card, index: best.index }
    },
    bigGap: ({ me }, s) => {
      const f = s.stack.at(-1)
      const [best, next] = s.supporters.filter((card) => card >= 0).toSorted((a, b) => b - a)
      const isFirst = (f?.kind === 'turn' || f?.kind === 'flip') && f.seat === me && s.round === 1
      return isFirst && next !== undefined && STRENGTH_OF[best] > STRENGTH_OF[next] + 5 ? { card: best } : null
    },
    wouldBreak: (sight, s) => {
      const card = pickedCard(sight)
      const { me } = sight
      if (card === null) return null
      const army = s.armies[me]
      const isDoubled = army.length > 1 && kinOf(tame(s, me)).size < 2
      const [chosen] = sight.choice
      const isWild =
        chosen?.type === 'muster' &&
        chosen.faceUp &&
        LINEAGE_OF[card] === 'bruce' &&
        whyNotActivate(s, me, card) === null
      if (!isDoubled || isWild || kinOf([...tame(s, me), card]).size < 2) return null
      const [from, to] = [weight(s, me), weight(s, me, [card])]
      return to < from ? { from, to } : null
    },
    wouldDouble: ({ me }, s) => {
      const own = kinOf(tame(s, me))
      if (turnOf(s) !== me || own.size !== 1 || s.armies[me].length > 1) return null
      const kin = handOf(s, me).filter((card) => own.has(LINEAGE_OF[card]))
      return kin.length === 0 ? null : { card: Math.max(...kin), lineage: LINEAGE_OF[Math.max(...kin)] }
    },
    powerReady: ({ me }, s) => {
      if (turnOf(s) !== me || upCards(s).length === 0) return null
      const able = handOf(s, me).filter(
        (card) => POWER_FACTS[POWER_OF[card]].target !== null && whyNotActivate(s, me, card) === null,
      )
      return able.length === 0 ? null : { card: Math.min(...able) }
    },
    blockOthers: ({ me }, s) => {
      if (turnOf(s) !== me || s.lineageTest || handOf(s, me).length === 0) return null
      const card = Math.min(...handOf(s, me))
      const isFree = upCards(s).every((up) => STRENGTH_OF[up] > STRENGTH_OF[card])
      const mine = (me - s.initiative + s.seats) % s.seats
      const canAnswer = s.hands.some((hand, seat) => {
        const order = (seat - s.initiative + s.seats) % s.seats
        return seat !== me && peek(hand).length > 0 && (s.round < 5 || order > mine)
      })
      return STRENGTH_OF[card] < 4 && isFree && canAnswer ? { card } : null
    },
    fittingRecruit: ({ me }, s) => {
      if (turnOf(s) !== me || handOf(s, me).length > 9) return null
      const own = kinOf(tame(s, me))
      const found = s.recruits.flatMap((recruit, slot) => {
        const card = peek(recruit)
        if (!s.recruitsUp[slot] || card < 0) return []
        const same = handOf(s, me).filter((it) => LINEAGE_OF[it] === LINEAGE_OF[card]).length
        const isForArmy = s.round < 5 && own.size === 1 && own.has(LINEAGE_OF[card])
        return isForArmy || same > 2 ? [{ card, lineage: LINEAGE_OF[card], slot }] : []
      })
      return found.toSorted((a, b) => b.card - a.card)[0] ?? null
    },
  },
})
