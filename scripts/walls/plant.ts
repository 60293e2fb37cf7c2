export type Plant = {
  readonly what: string
  readonly path: string
  readonly source: string
  readonly lint?: string
  readonly types?: string
}

export const HOUSE = 'packages/games/lords-of-scotland'
export const GAME = `${HOUSE}/rules`
export const BOARD = `${HOUSE}/board`
export const CLIENT = 'packages/client/src'
export const KIT = 'packages/board-kit/src'
