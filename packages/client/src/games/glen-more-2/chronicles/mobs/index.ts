import type { MobsNouns } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../part.ts'
import { mobsButtons, mobsHelp, mobsPaths } from './presenter.ts'
import { mobsIn } from './words.ts'

export const mobs: ChroniclePart<MobsNouns> = {
  short: (words) => mobsIn(words).short,
  paths: mobsPaths,
  buttons: mobsButtons,
  help: mobsHelp,
  flights: {
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
  },
}
