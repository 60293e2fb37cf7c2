import { remarksOf } from '@bothy/kernel/coach'
import { typeset } from '@bothy/kernel/french'
import { POWER_OF, VICTORY_THRESHOLD } from '../../data/clans.ts'
import type { CardId, HandCard, Types } from '../../rules/types.ts'
import { words as english } from '../../words/en-words.ts'
import { words as french } from '../../words/fr-words.ts'
import { armyOf, asks, begins, card, picked, placeWith, placing, prizes, type Sight, strength } from './reading.ts'

const { plain, filled } = remarksOf<Types>()

const isLastTurn = (sight: Sight): boolean => asks(sight, 'turn') && sight.view.turnsLeft[sight.me] === 1

/** LOS-77: an opponent for whom the best supporter is enough, the one with the most points. */
function nearForty(sight: Sight): { readonly seat: number } | null {
  const { view, me } = sight
  const [best] = prizes(sight)
  if (!asks(sight, 'turn') || best === undefined) return null
  const others = view.points.flatMap((points, seat) =>
    seat !== me && points + strength(best) >= VICTORY_THRESHOLD ? [seat] : [],
  )
  const [first] = others.toSorted((a, b) => view.points[b] - view.points[a])
  return first === undefined ? null : { seat: first }
}

function climbs(sight: Sight): { readonly card: CardId } | null {
  const { view, me } = sight
  const now = placing(view.order, me)
  if (!isLastTurn(sight) || now === undefined || now.place === null) return null
  const enough = view.hand.filter((held) => {
    const then = placeWith(sight, held.card)
    return then !== undefined && then.place !== null && then.place < (now.place ?? 0) && then.gain > now.gain
  })
  const [weakest] = enough.map((held) => held.card).toSorted((a, b) => a - b)
  return weakest === undefined ? null : { card: weakest }
}

const isHarmless = ({ card: id, blocked }: HandCard): boolean =>
  blocked !== null || POWER_OF[id] === 'drawCard' || POWER_OF[id] === 'stayInPlay'

/** Last in the last round: no card changes the order, no power can, and nobody reaches 40. */
function isSettled(sight: Sight): boolean {
  const { view, me } = sight
  const now = placing(view.order, me)
  if (!isLastTurn(sight) || now?.place === undefined || now.place === null) return false
  if (view.turnsLeft.some((left, seat) => seat !== me && left > 0)) return false
  if (view.order.some(({ seat, gain }) => view.points[seat] + gain >= VICTORY_THRESHOLD)) return false
  return (
    sight.legal.some(({ type }) => type === 'recruit') &&
    view.hand.length > 0 &&
    view.hand.every((held) => isHarmless(held) && placeWith(sight, held.card)?.place === now.place)
  )
}

/** LOS-77: a seat that claims now or later can reach 40. */
function mayEnd(sight: Sight): boolean {
  const [best] = prizes(sight)
  const { order, points } = sight.view
  return order.some(({ seat, takes }) => takes.length > 0 && points[seat] + strength(best) >= VICTORY_THRESHOLD)
}

function bigPrize(sight: Sight): { readonly card: CardId } | null {
  const [best, next] = prizes(sight)
  return begins(sight) && next !== undefined && strength(best) - strength(next) >= 6 ? { card: best } : null
}

export const beginning = [
  plain({
    id: 'firstTurn',
    kind: 'prompt',
    often: 'once',
    rules: ['LOS-14', 'LOS-15'],
    when: (sight) => asks(sight, 'turn') && sight.view.skirmish === 1 && sight.view.round === 1,
    say: {
      en: 'Recruiting fills your hand for later; mustering strengthens your army now. You can’t pass.',
      fr: 'Recruter remplit votre main pour plus tard\u202f; engager renforce votre armée. Impossible de passer.',
    },
    point: ['recruits', 'hand'],
  }),
]

export const urgent = [
  plain({
    id: 'endingClaim',
    kind: 'hint',
    often: 'always',
    rules: ['LOS-77', 'LOS-78', 'LOS-79'],
    when: (sight) => asks(sight, 'claim') && mayEnd(sight),
    say: {
      en: 'The game can end with these claims. Check what the others can still take.',
      fr: 'La partie peut se terminer maintenant. Regardez ce que les autres peuvent encore rallier.',
    },
    point: 'supporters',
  }),
  plain({
    id: 'noArmyLate',
    kind: 'warning',
    often: 'oncePerRound',
    rules: ['LOS-66'],
    when: (sight) => {
      const { view, me } = sight
      return asks(sight, 'turn') && view.round >= 4 && view.armies[me].length === 0 && view.hand.length > 0
    },
    say: {
      en: 'No army, no supporter: muster at least one card before round 5 ends.',
      fr: 'Sans armée, pas de partisan\u00a0: engagez au moins une carte avant la fin de la manche 5.',
    },
    point: 'hand',
  }),
  filled({
    id: 'someoneNearForty',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['LOS-77'],
    when: nearForty,
    say: ({ seat }) => ({
      en: [{ part: 'seat', seat, text: null }, ' can reach 40 in this skirmish: fight for first place.'],
      fr: [
        { part: 'seat', seat, text: null },
        ' peut atteindre 40\u00a0dans cette escarmouche\u00a0: battez-vous pour la 1re place.',
      ],
    }),
    point: ({ seat }) => `points ${armyOf(seat).at(-1) ?? ''}`,
  }),
  filled({
    id: 'needToLead',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['LOS-64'],
    when: climbs,
    say: (args) => ({
      en: `Your last turn: ${english.cardName(args.card)} takes you up a place, to a better supporter.`,
      fr: typeset(`Dernier tour : ${french.cardName(args.card)} vous fait gagner une place, et un meilleur partisan.`),
    }),
    point: (args) => card(args.card),
  }),
  plain({
    id: 'alreadySafe',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['LOS-13', 'LOS-64'],
    when: isSettled,
    say: {
      en: 'No card of yours changes the order now: recruit, and keep them for the next skirmish.',
      fr: 'Aucune de vos cartes ne change plus le classement\u00a0: recrutez, et gardez-les pour la suite.',
    },
    point: 'recruits',
  }),
]

export const opening = [
  plain({
    id: 'initiative',
    kind: 'praise',
    often: 'once',
    rules: ['LOS-12', 'LOS-71'],
    when: (sight) => begins(sight) && sight.view.skirmish > 1 && sight.view.initiative === sight.me,
    say: {
      en: 'You won, so you have the initiative: you play first in every round of this skirmish.',
      fr: 'Victoire\u00a0: vous avez l’initiative. Vous jouez en premier à chaque manche de cette escarmouche.',
    },
    point: 'initiative',
  }),
  filled({
    id: 'bigGap',
    kind: 'hint',
    often: 'twice',
    rules: ['LOS-64', 'LOS-67'],
    when: bigPrize,
    say: (args) => ({
      en: `${english.cardName(args.card)} is by far the best prize: first place matters now.`,
      fr: typeset(`${french.cardName(args.card)} est de loin le meilleur gain : la 1re place compte maintenant.`),
    }),
    point: (args, { view }) => `supporter ${view.supporters.indexOf(args.card) + 1}`,
  }),
  plain({
    id: 'poorPrizes',
    kind: 'hint',
    often: 'twice',
    rules: ['LOS-67'],
    when: (sight) => begins(sight) && prizes(sight).every((prize) => strength(prize) <= 5),
    say: {
      en: 'Small prizes this time: recruit, and save your strong cards.',
      fr: 'Petits gains cette fois\u00a0: recrutez, et gardez vos cartes fortes.',
    },
    point: 'supporters',
  }),
  plain({
    id: 'handThin',
    kind: 'hint',
    often: 'twice',
    rules: ['LOS-13'],
    when: (sight) => begins(sight) && sight.view.handCounts[sight.me] <= 2,
    say: {
      en: 'Your hand is thin, and nobody deals new cards: recruit early.',
      fr: 'Votre main est mince, et personne ne distribue de cartes\u00a0: recrutez tôt.',
    },
    point: 'recruits',
  }),
  plain({
    id: 'handFull',
    kind: 'hint',
    often: 'once',
    rules: ['LOS-21'],
    when: (sight) => asks(sight, 'turn') && sight.view.handCounts[sight.me] >= 9 && picked(sight) === null,
    say: {
      en: 'With ten cards in hand you can’t recruit. Muster some of them.',
      fr: 'Avec 10\u00a0cartes en main, on ne peut plus recruter. Engagez-en quelques-unes.',
    },
    point: 'hand',
  }),
]
