import './styles.css'
import { GANGSTER_IDS, type MobsModuleTypes } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../../../board/chronicles/part.ts'
import { mobsDock } from './dock.tsx'
import { Mobs } from './panel.tsx'
import { atGangster, isMobAsked, mobsButtons, mobsHelp, mobsPaths, mobsSight } from './presenter.ts'
import { isMobsLine, mobsRowIcon, mobsRowLabel, mobsRowTold, mobsRows, mobsSheet } from './sheet.tsx'
import { ChargedField, chargeSaid, LurkersOnTile, lurkersSaid, ReservedTile, StakedCard } from './things.tsx'
import { mobsIn } from './words.ts'

const NOTHING_FLIES: ChroniclePart<MobsModuleTypes>['flights'] = {
  gangstersDrawn: null,
  gangstersCame: null,
  pennyPlaced: null,
  recruited: null,
  fieldCharged: null,
  chargePaid: null,
  chargeGone: null,
  rowGrabbed: null,
  intercepted: null,
  tileReserved: null,
  reservePaid: null,
  reserveGone: null,
  lairdTurned: null,
  hired: null,
  lurked: null,
  sneaked: null,
  stolen: null,
  darkiePaid: null,
  sponged: null,
  shifted: null,
  tricked: null,
  staked: null,
  stakeGone: null,
  pennySlipped: null,
  secondDrawn: null,
  barged: null,
  demanded: null,
  surrendered: null,
  rerollOpen: null,
  rerolled: null,
  mobsScored: null,
}

export const mobs: ChroniclePart<MobsModuleTypes> = {
  short: (words) => mobsIn(words).short,
  paths: mobsPaths,
  buttons: mobsButtons,
  help: mobsHelp,
  flights: NOTHING_FLIES,
  rest: async () => (await import('./rest.ts')).rest(),
  panel: { isAsked: isMobAsked, Panel: Mobs },
  dock: mobsDock,
  onBoard: GANGSTER_IDS.map(atGangster),
  OnRondel: ReservedTile,
  onTile: { Things: LurkersOnTile, said: lurkersSaid },
  onField: { Things: ChargedField, said: chargeSaid },
  OnCard: StakedCard,
  sight: mobsSight,
  sheet: mobsSheet,
  standing: {
    isLine: isMobsLine,
    wonIn: ({ category, points }) => (category === 'sponge' ? points : 0),
    label: (words) => mobsIn(words).title,
  },
  scored: {
    sources: ['gangsters', 'pennies', 'sponge'],
    rows: mobsRows,
    label: mobsRowLabel,
    icon: mobsRowIcon,
    told: mobsRowTold,
  },
}
