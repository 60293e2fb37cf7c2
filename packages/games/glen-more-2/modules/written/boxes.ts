// Written by scripts/list-games.ts from modules/order.ts.
import type { Fault } from '../../data/law.ts'
import { BOX_RACE, type BoxRace, brokenRace, compileRace, RACE_ORIGINS } from '../race/data/index.ts'
import { BOX_CELLARS, type BoxCellars, brokenCellars, compileCellars, CELLARS_ORIGINS } from '../cellars/data/index.ts'
import { BOX_TOME, type BoxTome, brokenTome, compileTome, TOME_ORIGINS } from '../tome/data/index.ts'
import { BOX_COUNCIL, type BoxCouncil, brokenCouncil, COUNCIL_ORIGINS } from '../council/data/index.ts'
import { BOX_MOBS, type BoxMobs, brokenMobs, MOBS_ORIGINS } from '../mobs/data/index.ts'
import { BOX_HAGGIS, type BoxHaggis, brokenHaggis, HAGGIS_ORIGINS } from '../haggis/data/index.ts'

export type Boxes = {
  readonly race: BoxRace
  readonly cellars: BoxCellars
  readonly tome: BoxTome
  readonly council: BoxCouncil
  readonly mobs: BoxMobs
  readonly haggis: BoxHaggis
}

export const BOXES: Boxes = {
  race: BOX_RACE,
  cellars: BOX_CELLARS,
  tome: BOX_TOME,
  council: BOX_COUNCIL,
  mobs: BOX_MOBS,
  haggis: BOX_HAGGIS,
}

export const MODULE_ORIGINS = {
  ...RACE_ORIGINS,
  ...CELLARS_ORIGINS,
  ...TOME_ORIGINS,
  ...COUNCIL_ORIGINS,
  ...MOBS_ORIGINS,
  ...HAGGIS_ORIGINS,
}

export const brokenModule = (box: Parameters<typeof brokenRace>[0] &
  Parameters<typeof brokenCellars>[0] &
  Parameters<typeof brokenTome>[0] &
  Parameters<typeof brokenCouncil>[0] &
  Parameters<typeof brokenMobs>[0] &
  Parameters<typeof brokenHaggis>[0]): Fault | null =>
  brokenRace(box) ??
  brokenCellars(box) ??
  brokenTome(box) ??
  brokenCouncil(box) ??
  brokenMobs(box) ??
  brokenHaggis(box)

export const compileBoxes = (box: Boxes) => ({
  race: compileRace(box.race),
  cellars: compileCellars(box.cellars),
  tome: compileTome(box.tome),
  council: box.council,
  mobs: box.mobs,
  haggis: box.haggis,
})
export type ModuleContent = ReturnType<typeof compileBoxes>
