import { tileOf } from './play.ts'

/** Tiles by their names, for examples. */
export const HALKIRK = tileOf('A6')
export const BUTCHER = tileOf('B11')
export const NESS = tileOf('C4')
export const FAIR = tileOf('A14')
