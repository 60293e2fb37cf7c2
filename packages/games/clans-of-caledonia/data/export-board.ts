import { SOLO_CONTRACT_BOXES } from './limits.ts'
import type { Origins } from './sources.ts'

/** COC-28: money received (or paid) with a contract in rounds 1 to 5. */
export const CONTRACT_MONEY = [5, 0, -5, -10, -15] as const
/** COC-47: for the first, second, third and fourth to pass. */
export const PASS_MONEY = [16, 14, 12, 10] as const
/** COC-16: contracts on display with two, three and four players. Alone there is one less than boxes (COC-79). */
export const CONTRACTS_SHOWN = { two: 6, three: 7, four: 8 } as const
export const SOLO_CONTRACTS_SHOWN = SOLO_CONTRACT_BOXES - 1
/** COC-39. */
export const IMPORT_MARK = { steps: 5, money: 1 } as const

export const EXPORT_BOARD_ORIGINS: Origins = {
  exportBoard: { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en'] },
  'exportBoard.contractMoney': { provenance: 'picture', from: ['solo-helper', 'meeple-mentor'] },
  'exportBoard.contractMoney.0': { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en'] },
  'exportBoard.contractMoney.4': { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en'] },
  'exportBoard.passMoney': { provenance: 'public', from: ['solo-helper'] },
  'exportBoard.passMoney.0': { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en'] },
  'exportBoard.shown.three': { provenance: 'public', from: ['reviews'] },
  'exportBoard.shown.four': { provenance: 'reconstructed', from: ['reviews'] },
  'exportBoard.importMark': { provenance: 'picture', from: ['solo-helper'] },
  'exportBoard.importMark.steps': { provenance: 'reconstructed', from: ['solo-helper'] },
}
