/** All that is printed in the box, and the nouns of the game: enough to draw it, without the rules. */
export * from './cards.ts'
export * from './faces.ts'
export * from './limits.ts'
export * from './rule-ids.ts'
export * from './sources.ts'
export * from './tiles.ts'
export type * from '../rules/types.ts'
