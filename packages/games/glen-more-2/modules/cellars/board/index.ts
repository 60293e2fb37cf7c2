import './styles.css'
import type { CellarsModuleTypes } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../../../board/chronicles/part.ts'
import { Cellars } from './cellars.tsx'
import { cellarsDock } from './dock.tsx'
import { CaskPage, CellarPage, SaleFacts } from './explain.tsx'
import { cellarsFlights } from './flights.tsx'
import { BUY, cellarsButtons, cellarsHelp, cellarsPaths, isCellarsAsked } from './presenter.ts'
import { SaleOnTile } from './sale.tsx'
import { cellarsSheet } from './sheet.tsx'
import { saleFacts } from './shown.ts'
import { cellarsIn } from './words.ts'

export const cellars: ChroniclePart<CellarsModuleTypes> = {
  paths: cellarsPaths,
  buttons: cellarsButtons,
  help: cellarsHelp,
  flights: cellarsFlights,
  panel: { isAsked: isCellarsAsked, Panel: Cellars },
  dock: cellarsDock,
  onBoard: [BUY],
  OnRondel: SaleOnTile,
  TileFacts: SaleFacts,
  facts: saleFacts,
  short: (words) => cellarsIn(words).short,
  picking: (_first, words, { pending }) => (pending?.kind === 'sellCask' ? cellarsIn(words).picking : null),
  pages: { cellar: CellarPage, cask: CaskPage },
  sheet: cellarsSheet,
}
