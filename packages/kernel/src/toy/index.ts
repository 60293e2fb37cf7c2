export { toy } from './toy.ts'
export type { Toy } from './types.ts'
