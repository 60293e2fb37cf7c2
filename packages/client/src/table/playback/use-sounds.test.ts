import { expect, test } from 'vitest'
import { type SoundCues, soundFor } from './use-sounds.ts'

const QUIET: SoundCues = { asked: false, show: false, over: false, short: false }

test.each<[string, SoundCues | null, SoundCues, ReturnType<typeof soundFor>]>([
  ['opening a table at one’s turn is silent', null, { ...QUIET, asked: true }, null],
  ['my turn begins', QUIET, { ...QUIET, asked: true }, 'turn'],
  ['my turn goes on', { ...QUIET, asked: true }, { ...QUIET, asked: true }, null],
  ['my turn ends', { ...QUIET, asked: true }, QUIET, null],
  ['a scoring that also makes it my turn', QUIET, { ...QUIET, asked: true, show: true }, 'scoring'],
  ['less than a minute is left for me', { ...QUIET, asked: true }, { ...QUIET, asked: true, short: true }, 'time'],
  ['my turn begins with little time', QUIET, { ...QUIET, asked: true, short: true }, 'time'],
  ['a short clock goes on', { ...QUIET, asked: true, short: true }, { ...QUIET, asked: true, short: true }, null],
  ['the time of others', QUIET, { ...QUIET, short: true }, null],
  ['the end comes when time is short', QUIET, { ...QUIET, asked: true, short: true, over: true }, 'end'],
  ['the end, with its show', QUIET, { ...QUIET, show: true, over: true }, 'end'],
  ['a finished table is opened', null, { ...QUIET, over: true }, null],
  ['the show of the end is over', { ...QUIET, show: true, over: true }, { ...QUIET, over: true }, null],
])('%s', (_, before, now, tune) => {
  expect(soundFor(before, now)).toBe(tune)
})
