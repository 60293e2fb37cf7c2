import type { Message } from '@bothy/kernel'
import type { TileId } from '../../../data/tiles.ts'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { casks, coins, spaces, vp } from '../../../words/en-counts.ts'
import { the, You, you } from '../../../words/en-grammar.ts'
import { paymentText } from '../../../words/en-payment.ts'
import type { View } from '../../../rules/types.ts'
import type { EnglishmanModuleTypes } from '../rules/types.ts'
import { ENGLISHMAN } from '../data/index.ts'
import { errandOf, shownIn, stepsOf } from './parts.ts'

const ahead = (view: View, tile: TileId): string => {
  const steps = stepsOf(view, tile)
  return steps === null ? '' : ` (${spaces(steps)} ahead)`
}

function useLabel(view: View, tile: TileId): Message {
  const errand = errandOf(view, tile)
  const pays = errand === undefined || errand.payment === null ? '' : paymentText(errand.payment, true)
  const how = errand?.needsSale === true ? ', which you can afford after a sale' : pays === '' ? '' : `: ${pays}`
  return ['Send the Englishman to take ', the(tile), `${ahead(view, tile)}${how}`]
}

function discardLabel(view: View, tile: TileId): Message {
  const reward = shownIn(view)?.reward ?? 0
  return [
    'Send the Englishman to discard ',
    the(tile),
    `${ahead(view, tile)}${reward === 0 ? '' : `: take ${coins(reward)}`}`,
  ]
}

export const englishmanWords = {
  title: 'Englishman',
  dock: { name: 'England', nobody: 'free' },
  short: {
    notForHim: 'not for him',
    englandRowFull: 'England row full',
    englishman: 'Englishman first',
    notInHisTurn: 'not on his turn',
    notSwapped: 'not with him',
    swap: 'swap first',
  } satisfies { readonly [W in EnglishmanModuleTypes['reason']['why']]: string },
  row: 'England row',
  token: 'England token',
  sendTo: (tile: string) => `Send the Englishman to ${tile}`,
  useButton: (price: number) => `Take it: its cost and ${coins(price)}`,
  discardButton: (reward: number) => (reward === 0 ? 'Discard it' : `Discard it: take ${coins(reward)}`),
  picking: (tile: string) => `${tile}: take it with the Englishman, or discard it.`,
  help: 'You also pay the tile’s own cost. It counts as your turn, but you can’t use Loch Ness.',
  helpSwap: 'It isn’t a move: nobody is passed, and nothing is paid.',
  next: 'The Englishman moves next',
  about:
    'When he is rearmost, the holder of the England token moves him: to take a tile, paying into the England row, or to discard one and take the last coins in that row.',
  heldBy: (name: string | null) =>
    name === null ? 'The first player to pass him gets the England token' : `England token: ${name}`,
  toUse: (price: number | null) => (price === null ? 'full: he can only discard' : `${coins(price)} to use him`),
  toDiscard: (reward: number) => (reward === 0 ? 'nothing for a discard' : `${coins(reward)} for a discard`),
}

export const englishman: ChronicleTexts<EnglishmanModuleTypes> = {
  events: {
    englishmanCame: () => [
      'The Englishman starts ahead of the starting tiles. The England token is still to be taken.',
    ],
    englandTokenTaken: (e, me) => [
      You(e.seat, me),
      ' took the England token',
      ...(e.from === null ? [] : [' from ', you(e.from, me)]),
      '.',
    ],
    englandRowFilled: (e, me) => [You(e.seat, me), ` used the Englishman: ${coins(e.coins)} for the England row.`],
    englandRowTaken: (e, me) => [You(e.seat, me), ` took ${coins(e.coins)} from the England row.`],
    englishmanDiscarded: (e, me) => [
      You(e.seat, me),
      ` moved the Englishman ${spaces(e.to - e.from)} to `,
      the(e.tile),
      ' and discarded it.',
    ],
    englishmanFinished: (e, me) => [
      You(e.seat, me),
      ` moved the Englishman ${spaces(e.to - e.from)} to The End, where he stays.`,
    ],
    englishmanLeft: (e, me) => [
      'The Englishman left the game: ',
      you(e.seat, me),
      ` ${e.seat === me ? 'have' : 'has'} the England token and no more turns.`,
    ],
    englishmanSwapped: (e, me) => [You(e.seat, me), ' swapped the Englishman with ', the(e.tile), '.'],
    englishmanWandered: () => ['There was no tile for the Englishman: he moved to the front.'],
  },
  reasons: {
    notSwapped: () => ['The Englishman can only change places with a territory tile or a person.'],
    swap: () => ['First choose a tile to swap with the Englishman, or decline.'],
    notForHim: () => ['The Englishman can’t stop on this tile.'],
    englandRowFull: () => ['The England row is full: you can only discard a tile with the Englishman.'],
    englishman: () => ['It’s the Englishman’s turn: choose a tile for him.'],
    notInHisTurn: () => ['You can’t use Loch Ness on the Englishman’s turn.'],
  },
  actions: {
    swap: ({ tile }) => ['Swap the Englishman with ', the(tile)],
    send: ({ tile, errand }, view) => {
      if (errand === 'finish') return ['Send the Englishman to ', the(tile), ahead(view, tile)]
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
            ? `The England row is full: discard a tile with the Englishman${gives}.`
            : `Use the Englishman to take a tile (${coins(price)}), or discard one${gives}.`,
        ]
      },
      awaited: { one: 'to move the Englishman', several: 'to move the Englishman' },
    },
    swap: {
      asked: () => ['Swap the Englishman with a tile on the rondel, or decline.'],
      awaited: { one: 'to swap the Englishman with a tile', several: 'to swap the Englishman with a tile' },
      decline: 'Leave him where he is',
    },
  },
  sources: {},
  pieces: { [ENGLISHMAN]: 'the Englishman' },
  lines: {},
  printed: {
    ops: {
      englandToken: () => 'take the England token',
      takeAllEnglandCoins: () => 'take all coins from the England row',
      swapPieceWithTile: () => 'swap the Englishman with a tile on the rondel',
    },
    activations: { whiskyForVp: ({ casks: n, vp: points }) => `exchange ${casks(n)} for ${vp(points)}` },
    once: {},
  },
}
