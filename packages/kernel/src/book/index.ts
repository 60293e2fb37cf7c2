export type * from './book.ts'
export { reach, type Reached } from './draw.ts'
