import './styles.css'
import { numberIn } from '@bothy/kernel'
import type { HaggisModuleTypes } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../../../board/chronicles/part.ts'
import { haggisDock } from './dock.tsx'
import { HaggisPage, ServingPage } from './explain.tsx'
import { haggisFlights } from './flights.tsx'
import { Haggis } from './haggis.tsx'
import { haggisButtons, haggisHelp, haggisPaths, isHaggisAsked } from './presenter.ts'
import { haggisIcon, haggisLater, haggisRows, haggisSheet, isHaggisLine } from './sheet.tsx'
import { haggisIn } from './words.ts'

export const haggis: ChroniclePart<HaggisModuleTypes> = {
  short: (words) => haggisIn(words).short,
  paths: haggisPaths,
  buttons: haggisButtons,
  help: haggisHelp,
  flights: haggisFlights,
  hides: () => true,
  panel: { isAsked: isHaggisAsked, Panel: Haggis },
  dock: haggisDock,
  pages: { haggis: HaggisPage, serving: ServingPage },
  sheet: haggisSheet,
  standing: {
    isLine: isHaggisLine,
    wonIn: (line) => numberIn(line, 'scored'),
    label: (words) => haggisIn(words).title,
  },
  scored: {
    sources: ['haggis'],
    rows: haggisRows,
    later: haggisLater,
    label: (_row, words) => haggisIn(words).title,
    icon: haggisIcon,
    told: (_row, words) => haggisIn(words).told,
  },
}
