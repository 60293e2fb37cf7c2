import { describe, expect, test } from 'vitest'
import { plurals } from '@bothy/board-kit/ui/words/plural.ts'
import { GAME_IDS, MANIFESTS } from '@bothy/games'
import { words as aboutEn } from '../pages/about/en.ts'
import { words as aboutFr } from '../pages/about/fr.ts'
import { clockEn } from '@bothy/board-kit/ui/messages/clock-en.ts'
import { clockFr } from '@bothy/board-kit/ui/messages/clock-fr.ts'
import { correctingEn } from '@bothy/board-kit/ui/messages/correcting-en.ts'
import { correctingFr } from '@bothy/board-kit/ui/messages/correcting-fr.ts'
import { chatEn } from '@bothy/board-kit/ui/messages/chat-en.ts'
import { chatFr } from '@bothy/board-kit/ui/messages/chat-fr.ts'
import { fairnessEn } from '@bothy/board-kit/ui/messages/fairness-en.ts'
import { fairnessFr } from '@bothy/board-kit/ui/messages/fairness-fr.ts'
import { friendsEn } from '@bothy/board-kit/ui/messages/friends-en.ts'
import { friendsFr } from '@bothy/board-kit/ui/messages/friends-fr.ts'
import { leaderboardEn } from '@bothy/board-kit/ui/messages/leaderboard-en.ts'
import { leaderboardFr } from '@bothy/board-kit/ui/messages/leaderboard-fr.ts'
import { makeEn } from '@bothy/board-kit/ui/messages/make-en.ts'
import { makeFr } from '@bothy/board-kit/ui/messages/make-fr.ts'
import { replayEn } from '../replay/words-en.ts'
import { replayFr } from '../replay/words-fr.ts'
import { roomEn } from '../table/waiting/words-en.ts'
import { roomFr } from '../table/waiting/words-fr.ts'
import { refusalsEn } from '@bothy/board-kit/ui/messages/refusals-en.ts'
import { refusalsFr } from '@bothy/board-kit/ui/messages/refusals-fr.ts'
import { shortcutsEn } from '@bothy/board-kit/ui/messages/shortcuts-en.ts'
import { shortcutsFr } from '@bothy/board-kit/ui/messages/shortcuts-fr.ts'
import { waitingEn } from '@bothy/board-kit/ui/messages/waiting-en.ts'
import { waitingFr } from '@bothy/board-kit/ui/messages/waiting-fr.ts'
import { en as shellEn } from '@bothy/board-kit/ui/messages/en.ts'
import { fr as shellFr } from '@bothy/board-kit/ui/messages/fr.ts'

const en = {
  ...shellEn,
  about: { ...aboutEn, game: GAME_IDS.map(aboutEn.game) },
  leaderboard: leaderboardEn,
  make: makeEn,
  clock: clockEn,
  correcting: correctingEn,
  shortcuts: shortcutsEn,
  chatting: chatEn,
  friends: friendsEn,
  fairness: fairnessEn,
  waitingGames: waitingEn,
  replay: replayEn,
  room: roomEn,
  refusals: refusalsEn,
}
const fr = {
  ...shellFr,
  about: { ...aboutFr, game: GAME_IDS.map(aboutFr.game) },
  leaderboard: leaderboardFr,
  make: makeFr,
  clock: clockFr,
  correcting: correctingFr,
  shortcuts: shortcutsFr,
  chatting: chatFr,
  friends: friendsFr,
  fairness: fairnessFr,
  waitingGames: waitingFr,
  replay: replayFr,
  room: roomFr,
  refusals: refusalsFr,
}

type Leaf = string | ((...words: never[]) => string)
function leaves(x: object, path = ''): [string, Leaf][] {
  return Object.entries(x).flatMap(([key, value]: [string, unknown]): [string, Leaf][] =>
    typeof value === 'object' && value !== null ? leaves(value, `${path}${key}.`) : [[path + key, value as Leaf]],
  )
}

const LISTS = new Set([
  'and',
  'prompt.thinking',
  'prompt.answered',
  'room.waitingFor',
  'room.startsWhen',
  'room.beginWhen',
  'abandoned.resigned',
])
const NAMED = /bot|notes|won|level|removeBot|free|absent|endAsked|wants/
const SAMPLE = [2, 3, 'x'] as unknown as never[]
const sample = (leaf: Leaf, path: string): string => {
  if (typeof leaf === 'string') return leaf
  const words = LISTS.has(path)
    ? ([['Ailsa', 'Rory']] as unknown as never[])
    : path === 'replay.problemAt'
      ? ([2, 'x'] as unknown as never[])
      : NAMED.test(path)
        ? (['Ailsa', 'x'] as unknown as never[])
        : SAMPLE
  return leaf(...words)
}

test('both languages have the same keys', () => {
  expect(leaves(fr).map(([path]) => path)).toEqual(leaves(en).map(([path]) => path))
})

describe.each([['English', en] as const, ['French', fr] as const])('%s', (_name, catalogue) => {
  test('has a sentence for everything', () => {
    expect(leaves(catalogue).filter(([path, leaf]) => sample(leaf, path).trim() === '')).toEqual([])
  })
  test('uses typographic apostrophes', () => {
    const plain = leaves(catalogue).filter(([path, leaf]) => sample(leaf, path).includes("'"))
    expect(plain).toEqual([])
  })
})

test('French spaces do not break: narrow before ; ! ?, full before : and inside guillemets', () => {
  const bad = leaves(fr).filter(([path, leaf]) =>
    /(?<!\u202f)[;!?]|(?<!\u00a0)(»|:(?!\/))|«(?!\u00a0)/.test(sample(leaf, path)),
  )
  expect(bad.map(([path]) => path)).toEqual([])
})

test('a French number keeps to its noun', () => {
  for (const text of [fr.home.waiting(2), fr.home.players(2, 5), fr.prompt.allCount(3), fr.rules.found(4)])
    expect(text).toMatch(/\d\u00a0\p{L}+( libres)?$/u)
})

test('zero is plural in English and singular in French', () => {
  const forms = { one: '# x', other: '# xs' }
  expect(plurals('en')(0, forms)).toBe('0 xs')
  expect(plurals('fr')(0, forms)).toBe('0 x')
  expect(plurals('fr')(2, forms)).toBe('2 xs')
})

test('one name is thinking, several are', () => {
  expect([en.prompt.thinking(['Ailsa']), en.prompt.thinking(['Ailsa', 'Rory'])]).toEqual([
    'Ailsa is thinking',
    'Ailsa and Rory are thinking',
  ])
  expect([fr.prompt.thinking(['Ailsa']), fr.prompt.thinking(['Ailsa', 'Rory'])]).toEqual([
    'Ailsa réfléchit',
    'Ailsa et Rory réfléchissent',
  ])
})

test('one has still to answer, several have', () => {
  expect(en.prompt.answered(['Ailsa', 'Rory'])).toBe('You’ve answered. Waiting for Ailsa and Rory.')
  expect([['Ailsa'], ['Ailsa', 'Rory']].map(fr.prompt.answered)).toEqual([
    'Vous avez répondu. Ailsa doit encore répondre.',
    'Vous avez répondu. Ailsa et Rory doivent encore répondre.',
  ])
})

test('a French victory keeps or loses its vowel as everywhere else', () => {
  expect(['Hamish', 'Ailsa', 'Yves'].map(fr.ending.won)).toEqual([
    'Victoire de Hamish',
    'Victoire d’Ailsa',
    'Victoire d’Yves',
  ])
})

test('French says de before every name of several', () => {
  const names = ['Rory', 'Ailsa']
  expect(fr.room.waitingFor(names)).toBe('En attente de Rory et d’Ailsa.')
  expect(fr.room.startsWhen(names)).toBe('La partie commencera dès l’accord de Rory et d’Ailsa.')
  expect(fr.room.beginWhen(['Ailsa'])).toBe('Commencer dès l’accord d’Ailsa')
  expect(fr.abandoned.resigned(names)).toBe('Abandon de Rory et d’Ailsa\u00a0: un bot a continué.')
})

test('a computer that plays is a bot in French, too; only one plays “contre l’ordinateur”', () => {
  const said = leaves(fr).filter(([path, leaf]) => /(?<!contre l’)ordinateur/i.test(sample(leaf, path)))
  expect(said.map(([path]) => path)).toEqual([])
})

test('places are ordinals, and 0 and 1 agree in French', () => {
  expect([1, 2, 3].map(en.ending.rank)).toEqual(['1st place', '2nd place', '3rd place'])
  expect([1, 2, 3].map(fr.ending.rank)).toEqual(['1re place', '2e place', '3e place'])
  const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect([1, 2].map((agreed) => spaced(fr.consent.waiting(agreed, 3)))).toEqual([
    'Votre demande d’annulation : 1 joueur sur 3 l’accepte.',
    'Votre demande d’annulation : 2 joueurs sur 3 l’acceptent.',
  ])
  expect([1, 2].map((done) => spaced(fr.prompt.stopped(done, 5)))).toEqual([
    'Seule 1 action sur 5 a pu être faite.',
    'Seules 2 actions sur 5 ont pu être faites.',
  ])
})

test('every game says who made it and how sure its data is, in both languages', () => {
  expect(GAME_IDS.length).toBeGreaterThanOrEqual(4)
  for (const { game } of [aboutEn, aboutFr])
    for (const id of GAME_IDS) {
      expect(game(id).author).toContain(MANIFESTS[id].title.split(':')[0])
      expect(game(id).reconstructed.length).toBeGreaterThan(100)
    }
})
