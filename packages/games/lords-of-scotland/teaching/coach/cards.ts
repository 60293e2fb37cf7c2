import { remarksOf } from '@bothy/kernel/coach'
import { typeset } from '@bothy/kernel/french'
import { activationRule, LINEAGE_OF, type LineageId, POWER_FACTS, POWER_OF } from '../../data/clans.ts'
import { prospect } from '../../rules/prospect.ts'
import type { CardId, Types } from '../../rules/types.ts'
import { words as english } from '../../words/en-words.ts'
import { words as french } from '../../words/fr-words.ts'
import { armyOf, asks, card, faceUp, lineageOfArmy, musterDown, picked, type Sight, strength } from './reading.ts'

const { plain, filled } = remarksOf<Types>()

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** LOS-26: among face-up cards, a power with a target could be used at once. */
function ready(sight: Sight): { readonly card: CardId } | null {
  const { view } = sight
  if (!asks(sight, 'turn') || faceUp(view).length === 0) return null
  const [lowest] = view.hand
    .filter(({ card: id, blocked }) => blocked === null && POWER_FACTS[POWER_OF[id]].target !== null)
    .map((held) => held.card)
    .toSorted((a, b) => a - b)
  return lowest === undefined ? null : { card: lowest }
}

type Kin = { readonly card: CardId; readonly lineage: LineageId }

/** LOS-63: the strongest card that would double the army. */
function doubling(sight: Sight): Kin | null {
  const { view, me } = sight
  const lineage = lineageOfArmy(sight)
  if (!asks(sight, 'turn') || lineage === null || view.totals[me].doubled) return null
  const [strongest] = view.hand
    .map((held) => held.card)
    .filter((id) => LINEAGE_OF[id] === lineage && prospect(view, musterDown(id))?.totals[me].doubled === true)
    .toSorted((a, b) => b - a)
  return strongest === undefined ? null : { card: strongest, lineage }
}

/** LOS-53: the total before and after, where it falls. */
function breaking(sight: Sight): { readonly from: number; readonly to: number } | null {
  const { view, me, choice } = sight
  const now = view.totals[me]
  if (!asks(sight, 'turn', 'extraMuster') || picked(sight) === null || !now.doubled) return null
  const totals = choice.map((one) => prospect(view, one)?.totals[me])
  const falls = totals.every((then) => then !== undefined && !then.doubled && then.total < now.total)
  return falls ? { from: now.total, to: totals[0]?.total ?? 0 } : null
}

function isHidingBetter(sight: Sight): boolean {
  const chosen = picked(sight)
  if (chosen === null || !chosen.mayBeUp || !asks(sight, 'turn', 'extraMuster')) return false
  return sight.view.hand.some((held) => held.card === chosen.card && held.blocked?.why === 'weakerCard')
}

/** LOS-26: it would be lower than every face-up card, and others still have turns. */
function blocking(sight: Sight): { readonly card: CardId } | null {
  const { view, me } = sight
  if (!asks(sight, 'turn') || view.lineageTest) return null
  if (!view.turnsLeft.some((left, seat) => seat !== me && left > 0 && view.handCounts[seat] > 0)) return null
  const [lowest] = view.hand.map((held) => held.card).toSorted((a, b) => a - b)
  if (lowest === undefined || strength(lowest) > 3) return null
  return faceUp(view).every((other) => strength(other) > strength(lowest)) ? { card: lowest } : null
}

/** LOS-38: what a Wemyss could take out of the own army, so that the rest counts more. */
function odd(sight: Sight): { readonly card: CardId; readonly index: number } | null {
  const { view, me, legal } = sight
  if (!asks(sight, 'discard')) return null
  const found = legal.flatMap((one) => {
    if (one.type !== 'discard' || one.owner !== me) return []
    const then = prospect(view, one)?.totals[me]
    const { card: id } = view.armies[me][one.index]
    const isBetter = then?.doubled === true && then.total > view.totals[me].total
    return isBetter && id !== null ? [{ card: id, index: one.index, total: then.total }] : []
  })
  const [best] = found.toSorted((a, b) => b.total - a.total)
  return best === undefined ? null : { card: best.card, index: best.index }
}

function fitting(sight: Sight): (Kin & { readonly slot: number }) | null {
  const { view, me, legal } = sight
  if (!asks(sight, 'turn')) return null
  const own = view.turnsLeft[me] > 1 ? lineageOfArmy(sight) : null
  const suits = (id: CardId): boolean =>
    LINEAGE_OF[id] === own || view.hand.filter((held) => LINEAGE_OF[held.card] === LINEAGE_OF[id]).length >= 3
  const found = view.recruits.flatMap((recruit, slot) => {
    const id = recruit?.card ?? null
    const isOpen = legal.some((one) => one.type === 'recruit' && one.slot === slot)
    return id !== null && isOpen && suits(id) ? [{ card: id, lineage: LINEAGE_OF[id], slot }] : []
  })
  return found.toSorted((a, b) => b.card - a.card)[0] ?? null
}

export const targets = [
  filled({
    id: 'ownOddCard',
    kind: 'hint',
    often: 'once',
    rules: ['LOS-38', 'LOS-53'],
    when: odd,
    say: (args) => ({
      en: `You can discard your own ${english.cardName(args.card)}: the rest would count double.`,
      fr: typeset(`Vous pouvez défausser votre propre ${french.cardName(args.card)} : le reste compterait double.`),
    }),
    point: ({ index }, { me }) => armyOf(me, index),
  }),
]

export const holding = [
  filled({
    id: 'wouldDouble',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['LOS-53', 'LOS-63'],
    when: doubling,
    say: (args) => ({
      en: `${english.cardName(args.card)} would make your army all ${english.lineageName(args.lineage)}: its total would count double.`,
      fr: typeset(
        `${french.cardName(args.card)} : votre armée serait toute ${french.lineageName(args.lineage)}, et son total compterait double.`,
      ),
    }),
    point: (args) => card(args.card),
  }),
  filled({
    id: 'powerReady',
    kind: 'hint',
    often: 'thrice',
    rules: ['LOS-24', activationRule(false), activationRule(true)],
    when: ready,
    say: (args) => ({
      en: `${english.cardName(args.card)} is low enough to use its power if you muster it face up: ${small(english.powerName(POWER_OF[args.card]))}.`,
      fr: typeset(
        `Engagé face visible, ${french.cardName(args.card)} est assez faible pour s’activer : ${small(french.powerName(POWER_OF[args.card]))}.`,
      ),
    }),
    point: (args) => card(args.card),
  }),
  filled({
    id: 'blockOthers',
    kind: 'hint',
    often: 'once',
    rules: ['LOS-26'],
    when: blocking,
    say: (args) => ({
      en: `${english.cardName(args.card)} face up would keep all higher cards from using their powers.`,
      fr: typeset(`${french.cardName(args.card)} face visible empêcherait toutes les cartes plus fortes de s’activer.`),
    }),
    point: (args) => card(args.card),
  }),
  filled({
    id: 'fittingRecruit',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['LOS-19', 'LOS-63'],
    when: fitting,
    say: (args) => ({
      en: `${english.cardName(args.card)} is face up among the recruits and suits your ${english.lineageName(args.lineage)}.`,
      fr: typeset(
        `${french.cardName(args.card)} est visible parmi les recrues et va avec vos ${french.lineageName(args.lineage)}.`,
      ),
    }),
    point: ({ slot }) => `recruit ${slot + 1}`,
  }),
]

export const choosing = [
  filled({
    id: 'wouldBreak',
    kind: 'warning',
    often: 'oncePerRound',
    rules: ['LOS-53'],
    when: breaking,
    say: ({ from, to }) => ({
      en: `Careful: a second lineage ends the doubling. Your ${from} would become ${to}.`,
      fr: typeset(`Attention : une deuxième lignée met fin au doublement. Votre total passerait de ${from} à ${to}.`),
    }),
    point: (_, { me }) => armyOf(me),
  }),
  plain({
    id: 'hideBlocked',
    kind: 'hint',
    often: 'twice',
    rules: ['LOS-23', 'LOS-26'],
    when: isHidingBetter,
    say: {
      en: 'A lower card blocks its power anyway. Face down, it stays a secret.',
      fr: 'Une carte plus faible bloque de toute façon son pouvoir. Face cachée, elle reste secrète.',
    },
  }),
]
