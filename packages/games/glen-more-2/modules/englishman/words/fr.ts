import type { Message, Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { TileId } from '../../../data/tiles.ts'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { casks, coins, spaces, vp } from '../../../words/fr-counts.ts'
import { accord, ala, dela, la, v, Vous, vous } from '../../../words/fr-grammar.ts'
import { paymentText } from '../../../words/fr-payment.ts'
import type { View } from '../../../rules/types.ts'
import type { EnglishmanModuleTypes } from '../rules/types.ts'
import { ENGLISHMAN } from '../data/index.ts'
import { errandOf, shownIn, stepsOf } from './parts.ts'
import type { englishmanWords as en } from './en.ts'

const devant = (view: View, tile: TileId): string => {
  const steps = stepsOf(view, tile)
  return steps === null ? '' : ` (à ${spaces(steps)})`
}

function useLabel(view: View, tile: TileId): Message {
  const errand = errandOf(view, tile)
  const pays = errand === undefined || errand.payment === null ? '' : paymentText(errand.payment, true)
  const how = errand?.needsSale === true ? ', à payer après une vente' : pays === '' ? '' : ` : ${pays}`
  return ['Envoyer l’Anglais prendre ', ...la(tile), `${devant(view, tile)}${how}`]
}

function discardLabel(view: View, tile: TileId): Message {
  const reward = shownIn(view)?.reward ?? 0
  return [
    'Envoyer l’Anglais défausser ',
    ...la(tile),
    `${devant(view, tile)}${reward === 0 ? '' : ` : prendre ${coins(reward)}`}`,
  ]
}

export const englishmanWords = {
  title: 'Anglais',
  dock: { name: 'Anglais', nobody: 'libre' },
  short: {
    notForHim: 'pas pour l’Anglais',
    englandRowFull: 'ligne pleine',
    englishman: 'l’Anglais d’abord',
    notInHisTurn: 'pas à son tour',
    notSwapped: 'pas avec lui',
    swap: 'échange d’abord',
  },
  row: typeset('Ligne « Angleterre »'),
  token: 'Jeton Angleterre',
  sendTo: (tile) => `Envoyer l’Anglais vers ${tile}`,
  useButton: (price) => typeset(`La prendre : son coût et ${coins(price)}`),
  discardButton: (reward) => typeset(reward === 0 ? 'La défausser' : `La défausser : prendre ${coins(reward)}`),
  picking: (tile) => typeset(`${tile} : prenez la tuile avec l’Anglais ou défaussez-la.`),
  help: 'Vous payez aussi le coût de la tuile. Cela compte comme votre tour, mais sans le Loch Ness.',
  helpSwap: typeset('Ce n’est pas un déplacement : personne n’est dépassé et rien n’est dû.'),
  next: 'L’Anglais joue ensuite',
  about: typeset(
    'Quand il est le dernier pion, le joueur qui contrôle le jeton Angleterre le déplace : pour prendre une tuile, au prochain prix de la ligne « Angleterre », ou pour en défausser une et prendre les dernières pièces de cette ligne.',
  ),
  heldBy: (name) =>
    typeset(
      name === null ? 'Le premier joueur qui le dépasse reçoit le jeton Angleterre' : `Jeton Angleterre : ${name}`,
    ),
  toUse: (price) => typeset(price === null ? 'pleine : il ne peut que défausser' : `${coins(price)} pour l’utiliser`),
  toDiscard: (reward) => (reward === 0 ? 'rien pour une défausse' : `${coins(reward)} pour une défausse`),
} satisfies Translated<typeof en>

export const englishman: ChronicleTexts<EnglishmanModuleTypes> = {
  events: {
    englishmanCame: () => ['L’Anglais commence juste après les tuiles de départ. Le jeton Angleterre est à prendre.'],
    englandTokenTaken: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'prend', 'prenez')}le jeton Angleterre`,
      ...(e.from === null ? [] : [' à ', vous(e.from, me)]),
      '.',
    ],
    englandRowFilled: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'utilise', 'utilisez')}l’Anglais : ${coins(e.coins)} pour la ligne « Angleterre ».`,
    ],
    englandRowTaken: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'prend', 'prenez')}${coins(e.coins)} de la ligne « Angleterre ».`,
    ],
    englishmanDiscarded: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'avance', 'avancez')}l’Anglais de ${spaces(e.to - e.from)} jusqu’`,
      ...ala(e.tile),
      `, qui est ${accord('défaussé', e.tile)}.`,
    ],
    englishmanFinished: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'avance', 'avancez')}l’Anglais de ${spaces(e.to - e.from)} jusqu’à « La Fin », où il reste.`,
    ],
    englishmanLeft: (e, me) => [
      'L’Anglais quitte la partie : ',
      vous(e.seat, me),
      `${v(e.seat, me, 'contrôle', 'contrôlez')}le jeton Angleterre et${v(e.seat, me, 'n’a', 'n’avez')}plus de tour.`,
    ],
    englishmanSwapped: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'échange', 'échangez')}les places de l’Anglais et `,
      ...dela(e.tile),
      '.',
    ],
    englishmanWandered: () => ['Aucune tuile pour l’Anglais : il avance jusqu’à la case vide.'],
  },
  reasons: {
    notSwapped: () => ['L’Anglais n’échange sa place qu’avec une tuile de territoire ou un personnage.'],
    swap: () => ['Choisissez d’abord une tuile à échanger avec l’Anglais, ou renoncez.'],
    notForHim: () => ['L’Anglais ne peut pas s’arrêter sur cette tuile.'],
    englandRowFull: () => ['La ligne « Angleterre » est pleine : l’Anglais ne peut que défausser une tuile.'],
    englishman: () => ['C’est le tour de l’Anglais : choisissez une tuile pour lui.'],
    notInHisTurn: () => ['Le Loch Ness ne sert pas pendant le tour de l’Anglais.'],
  },
  actions: {
    swap: ({ tile }) => ['Échanger les places de l’Anglais et ', ...dela(tile)],
    send: ({ tile, errand }, view) => {
      if (errand === 'finish') return ['Envoyer l’Anglais jusqu’', ...ala(tile), devant(view, tile)]
      return errand === 'use' ? useLabel(view, tile) : discardLabel(view, tile)
    },
  },
  prompts: {
    englishman: null,
    englandReward: null,
    send: {
      asked: (view) => {
        const { price = null, reward = 0 } = shownIn(view) ?? {}
        const gives = reward === 0 ? '' : ` (${coins(reward)})`
        return [
          price === null
            ? `La ligne « Angleterre » est pleine : défaussez une tuile avec l’Anglais${gives}.`
            : `Utilisez l’Anglais pour prendre une tuile (${coins(price)}) ou défaussez-en une${gives}.`,
        ]
      },
      awaited: { one: 'joue l’Anglais', several: 'jouent l’Anglais' },
    },
    swap: {
      asked: () => ['Échangez les places de l’Anglais et d’une tuile du rondel, ou renoncez.'],
      awaited: { one: 'peut échanger l’Anglais avec une tuile', several: 'peuvent échanger l’Anglais avec une tuile' },
      decline: 'Le laisser où il est',
    },
  },
  sources: {},
  pieces: { [ENGLISHMAN]: 'l’Anglais' },
  lines: {},
  printed: {
    ops: {
      englandToken: () => 'prenez le jeton Angleterre',
      takeAllEnglandCoins: () => 'prenez toutes les pièces de la ligne « Angleterre »',
      swapPieceWithTile: () => 'échangez les places de l’Anglais et d’une tuile du rondel',
    },
    activations: { whiskyForVp: ({ casks: n, vp: points }) => `échangez ${casks(n)} contre ${vp(points)}` },
    once: {},
  },
}
