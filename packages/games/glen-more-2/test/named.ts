import { tileOf } from './play.ts'

export const HALKIRK = tileOf('A6')
export const BUTCHER = tileOf('B11')
export const NESS = tileOf('C4')
export const FAIR = tileOf('A14')
