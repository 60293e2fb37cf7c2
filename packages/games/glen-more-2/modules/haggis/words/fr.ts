import { listed, listedText, type Message, numberIn, type Seat, type Translated } from '@bothy/kernel'
import { counted as plural, typeset } from '@bothy/kernel/french'
import { namesIn } from '../../../data/bundles.ts'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { casks, goods, haggisTokens, vp } from '../../../words/fr-counts.ts'
import { type Reader, v, Vous, vous } from '../../../words/fr-grammar.ts'
import { feastVp, HAGGIS_VALUES, type HaggisValue, sumOf } from '../data/index.ts'
import type { HaggisModuleTypes } from '../rules/types.ts'
import { newest, shownIn, valueAt, vpNow } from './parts.ts'
import type { haggisWords as en } from './en.ts'

const values = (list: readonly number[], word: 'et' | 'ou'): string => listedText(list.map(String), word)
const joueurs = (seats: readonly Seat[], me: Reader): Message =>
  listed(
    seats.map((seat): Message => [vous(seat, me)]),
    'et',
  )
const decimal = (n: number): string => String(n).replace('.', ',')
const unJeton = (value: HaggisValue | null): string => (value === null ? 'un jeton' : `un jeton de valeur ${value}`)

function retourne(seats: readonly Seat[], roll: number, me: Reader): Message {
  if (seats.length === 0) return ['Aucun jeton n’est retourné.']
  return seats.length === 1
    ? [Vous(seats[0], me), `${v(seats[0], me, 'retourne', 'retournez')}un ${roll}.`]
    : ['Un jeton est retourné par ', ...joueurs(seats, me), '.']
}

export const haggisWords = {
  short: {
    noHaggis: 'plus de haggis',
    noneHidden: 'aucun face cachée',
    newToken: 'nouveau jeton',
    haggis: 'haggis d’abord',
    feast: 'haggis d’abord',
  },
  title: 'Haggis',
  legend: { shown: 'jeton et sa valeur', counts: 'jeton qui compte maintenant' },
  dock: { name: 'Haggis', unit: 'servis', said: haggisTokens },
  hiddenToken: 'Jeton face cachée',
  tokenName: (value) => `Jeton de valeur ${value}`,
  maybe: (list) => typeset(`Face cachée : ${values(list, 'ou')}`),
  pool: (n) => typeset(`${haggisTokens(n)} face cachée`),
  rollButton: (n) => typeset(`Lancer le dé pour ${casks(n)}`),
  declineButton: 'Ne plus lancer',
  helpTake: 'Personne d’autre ne peut regarder les jetons de votre table.',
  helpPutBack: 'Le nouveau jeton reste.',
  helpRoll:
    'Un jeton de la valeur du dé est retourné face visible. Vous marquez le nombre de jetons retournés multiplié par leur somme.',
  hope: (points) => typeset(`Espérance : environ ${decimal(points)} PV au prochain décompte du haggis`),
  rolls: (list) => typeset(`Lancers : ${list.join(', ')}`),
  tableOf: (name) => (name === null ? 'Votre table de service' : typeset(`Table de service : ${name}`)),
  faceUp: (list) => (list.length === 0 ? 'Aucun jeton face visible' : typeset(`Face visible : ${values(list, 'et')}`)),
  emptyTable: 'Aucun jeton pour l’instant',
  copies: (list) => typeset(`Dans la boîte : ${list.map((n, i) => `${n}×${HAGGIS_VALUES[i]}`).join(', ')}`),
  about: (points) => typeset(`~ ${decimal(points)} PV`),
  would: (points) => typeset(`Espérance ensuite : environ ${decimal(points)} PV au prochain décompte du haggis`),
  hopeHelp: '~ espéré du prochain décompte du haggis',
  newOne: 'nouveau',
  product: (list) => typeset(`${list.length}×${sumOf(list)} = ${vp(feastVp(list))}`),
  rolled: (roll, points) => typeset(points === 0 ? `Sur un ${roll} : rien` : `Sur un ${roll} : +${vp(points)}`),
  told: 'Le nombre de jetons retournés est multiplié par la somme de leurs valeurs. Les jetons cachés attendent.',
  scorings: (n) =>
    n === 0
      ? 'Plus aucun décompte du haggis'
      : typeset(`Encore ${plural(n, 'décompte du haggis', 'décomptes du haggis')}`),
  explain: ({ rolls, turnedUp: most }) =>
    [
      'Les auberges apportent des jetons Haggis. Prenez l’un de ceux qui sont face visible ou piochez-en un face cachée ; il reste caché sur votre table de service.',
      `Lors d’un décompte du haggis, le dé est lancé ${rolls} fois. Chaque lancer retourne un jeton caché de sa valeur sur chaque table, ${most} au maximum par table ; vous pouvez ensuite payer des lancers supplémentaires avec des tonneaux.`,
      'Vous marquez le nombre de vos jetons retournés multiplié par leur somme. Ils retournent dans la réserve ; les jetons restés cachés attendent le décompte suivant.',
    ].map((text) => typeset(text)),
} satisfies Translated<typeof en>

export const haggis: ChronicleTexts<HaggisModuleTypes> = {
  events: {
    haggisDealt: (e) => [`Jetons Haggis face visible : ${values(e.values, 'et')}.`],
    haggisTaken: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'prend', 'prenez')}un jeton Haggis de valeur ${e.value}.`,
    ],
    haggisDrawn: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'pioche', 'piochez')}un jeton Haggis face cachée${e.value === null ? '' : ` : ${e.value}`}.`,
    ],
    haggisPutBack: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'remet', 'remettez')}${unJeton(e.value)} dans la réserve : ${e.seat === me ? 'votre' : 'sa'} table de service est pleine.`,
    ],
    haggisTurnedUp: (e) => [
      `${e.values.length === 1 ? 'Nouveau jeton' : 'Nouveaux jetons'} Haggis face visible : ${values(e.values, 'et')}.`,
    ],
    haggisRolled: (e, me) =>
      e.seat === null
        ? [`Décompte du haggis : le dé fait ${e.roll}. `, ...retourne(e.up, e.roll, me)]
        : [
            Vous(e.seat, me),
            `${v(e.seat, me, 'lance', 'lancez')}le dé : ${e.roll}, `,
            e.up.length === 0 ? 'sans retourner de jeton.' : `et${v(e.seat, me, 'retourne', 'retournez')}un jeton.`,
          ],
    haggisScored: (e, me) => [
      'Décompte du haggis : ',
      ...listed(
        e.values.map((list, seat): Message => [
          vous(seat, me),
          list.length === 0 ? ' rien' : ` ${list.join('+')} (${vp(e.vp[seat])})`,
        ]),
        'et',
      ),
      '.',
    ],
  },
  reasons: {
    noHaggis: () => ['Il ne reste aucun jeton Haggis à prendre.'],
    noneHidden: () => ['Il ne reste aucun jeton face cachée : prenez-en un face visible.'],
    newToken: () => ['Vous venez de prendre ce jeton : remettez l’un des autres.'],
    haggis: () => ['Choisissez d’abord le jeton Haggis.'],
    feast: () => ['Terminez d’abord le décompte du haggis.'],
  },
  actions: {
    haggis: ({ value }) => [
      value === null ? 'Piocher un jeton Haggis face cachée' : `Prendre le jeton Haggis de valeur ${value}`,
    ],
    putBack: ({ place }, view) => [`Remettre ${unJeton(valueAt(view, place))} (emplacement ${place + 1})`],
    roll: (_a, view) => [`Payer ${casks(shownIn(view)?.casks ?? 1)} pour un lancer supplémentaire`],
  },
  prompts: {
    haggis: {
      asked: () => ['Prenez un jeton Haggis face visible, ou piochez-en un caché.'],
      awaited: { one: 'doit prendre un jeton Haggis', several: 'doivent prendre un jeton Haggis' },
    },
    putBack: {
      asked: (view) => {
        const value = newest(view)
        return [
          `Votre table de service est pleine : remettez l’un des anciens jetons${value === null ? '' : ` (le nouveau est un ${value})`}.`,
        ]
      },
      awaited: { one: 'doit remettre un jeton Haggis', several: 'doivent remettre un jeton Haggis' },
    },
    privateRoll: {
      asked: (view) => [
        `Haggis : payer ${casks(shownIn(view)?.casks ?? 1)} pour un lancer de plus ? Vous avez ${vp(vpNow(view))}.`,
      ],
      awaited: { one: 'peut payer un lancer supplémentaire', several: 'peuvent payer un lancer supplémentaire' },
      decline: haggisWords.declineButton,
    },
    commonRolls: null,
    commonTurn: null,
    rolling: null,
  },
  sources: { haggis: ' pour le haggis' },
  lines: { haggis: (line) => [`Haggis : ${haggisTokens(numberIn(line, 'tokens'))} sur la table`] },
  printed: {
    ops: {},
    activations: {
      haggis: ({ pay, tokens: n }) => `payez ${goods(namesIn(pay))} pour ${haggisTokens(n)}`,
    },
    once: { haggis: ({ amount }) => haggisTokens(amount) },
  },
}
