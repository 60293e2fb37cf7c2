import './styles.css'
import type { CellarsModuleTypes } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../../../board/chronicles/part.ts'
import { Cellars, CellarsSign, CellarsStrip } from './cellars.tsx'
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
  strip: { title: (words) => cellarsIn(words).title, Tab: CellarsSign, Strip: CellarsStrip },
  onBoard: [BUY],
  SeatSigns: CellarsSign,
  OnRondel: SaleOnTile,
  TileFacts: SaleFacts,
  facts: saleFacts,
  short: (words) => cellarsIn(words).short,
  picking: (_first, words, { pending }) => (pending?.kind === 'sellCask' ? cellarsIn(words).picking : null),
  pages: { cellar: CellarPage, cask: CaskPage },
  sheet: cellarsSheet,
}
