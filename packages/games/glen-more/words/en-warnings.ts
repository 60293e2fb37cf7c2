import { listedText, type Message, type Sentences } from '@bothy/kernel'
import type { Reason, Warning } from '../rules/types.ts'
import { words } from './en-words.ts'
import { type Loss, lossParts } from './parts.ts'

const WALLED_IN = 'Your clan is walled in: no tile could be placed next to a clan member.'

/** GM-13, and GM-21 when no tile can be kept. */
export const TURN = {
  no: 'Move your figure to a tile on the track.',
  cost: 'You can’t keep any of these tiles. The one you move to is discarded.',
  noCell: 'None of these tiles fits your land. The one you move to is discarded.',
  walledIn: 'Your clan is walled in, so no tile can be placed. The one you move to is discarded.',
} as const

export const ACTIVATE = {
  no: 'Activate the lit tiles, each once, then end your turn.',
  also: 'Activate the tiles around the new one and any 1 other (Loch Ness), then end your turn.',
  still: 'Loch Ness can still activate any 1 tile. Then end your turn.',
  noTile: 'No tile placed this turn: activate any 1 tile (Loch Ness), then end your turn.',
} as const

function lossText(loss: Loss): string {
  const parts = lossParts(loss, words, 'the Loch Ness activation')
  return parts.length === 0 ? '' : `${listedText(parts, 'and')} would be lost.`
}

export const warnings = (tellReason: (reason: Reason) => Message): Sentences<Warning, 'warn'> => ({
  notKept: ({ because }) => ['As things are, you can’t keep this tile. ', ...tellReason(because)],
  walledIn: () => [WALLED_IN, ' ', { part: 'rule', rule: 'GM-34' }],
  leaves: (it) => [[lossText(it), it.walledIn ? WALLED_IN : ''].filter((text) => text !== '').join(' ')],
})
