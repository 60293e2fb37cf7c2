import { expect, test } from 'vitest'
import { type SoundCues, soundFor } from './use-sounds.ts'

const QUIET: SoundCues = { asked: false, show: false, over: false }

test.each<[string, SoundCues | null, SoundCues, ReturnType<typeof soundFor>]>([
  ['opening a table at one’s turn is silent', null, { ...QUIET, asked: true }, null],
  ['my turn begins', QUIET, { ...QUIET, asked: true }, 'turn'],
  ['my turn goes on', { ...QUIET, asked: true }, { ...QUIET, asked: true }, null],
  ['my turn ends', { ...QUIET, asked: true }, QUIET, null],
  ['a scoring that also makes it my turn', QUIET, { asked: true, show: true, over: false }, 'scoring'],
  ['the end, with its show', QUIET, { asked: false, show: true, over: true }, 'end'],
  ['a finished table is opened', null, { ...QUIET, over: true }, null],
  ['the show of the end is over', { ...QUIET, show: true, over: true }, { ...QUIET, over: true }, null],
])('%s', (_, before, now, tune) => {
  expect(soundFor(before, now)).toBe(tune)
})
