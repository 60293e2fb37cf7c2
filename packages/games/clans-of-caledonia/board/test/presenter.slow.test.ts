import { clansOfCaledonia as game } from '@bothy/clans-of-caledonia'
import { presenterSuite } from '@bothy/board-kit/testing/presenter-suite.ts'
import './both-languages.ts'
import { presenter } from '../presenter.ts'
import { GAMES } from './presenter-games.ts'
import { samplePlay } from './sample-play.ts'

presenterSuite(presenter, {
  game,
  plans: GAMES,
  play: samplePlay,
  kinds: {
    bid: true,
    out: true,
    take: true,
    place: true,
    expand: true,
    buy: true,
    sell: true,
    obtain: true,
    ship: true,
    improve: true,
    hire: true,
    recall: true,
    fulfil: true,
    slaughter: true,
    pass: true,
    port: true,
    exchange: true,
    shift: true,
    swap: true,
    draw: true,
    keep: true,
    row: true,
    withdraw: true,
    store: true,
    discard: true,
    process: true,
    skip: true,
    end: true,
  },
  buttons: {
    'do:out': false,
    'do:pass': false,
    'do:draw': true,
    'do:store': true,
    'do:skip': false,
    'do:end': true,
  },
})
