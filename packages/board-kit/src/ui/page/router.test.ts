import { expect, onTestFinished, test } from 'vitest'
import { backHere, GAME_TABS, parse, paths, show } from './router.ts'

const at = (path: string) => parse(new URL(path, 'http://bothy.test'))

test('every page has its address', () => {
  expect(at('/')).toEqual({ page: 'home' })
  expect(at('/about')).toEqual({ page: 'about' })
  expect(at('/notices')).toEqual({ page: 'notices' })
  expect(at('/account')).toEqual({ page: 'account', signsIn: false, back: null })
  expect(at(paths.signIn(null))).toEqual({ page: 'account', signsIn: true, back: null })
  expect(at('/profile')).toEqual({ page: 'profile', name: null })
  expect(at('/people/Ann%20Gunn')).toEqual({ page: 'profile', name: 'Ann Gunn' })
  expect(at('/new/lords-of-scotland')).toEqual({ page: 'new', game: 'lords-of-scotland', company: 'bots' })
  expect(at('/table/abcd1234')).toEqual({ page: 'table', id: 'abcd1234' })
  expect(at('/local/abcd1234/')).toEqual({ page: 'local', id: 'abcd1234' })
  expect(at('/replay/abcd1234')).toEqual({ page: 'replay', id: 'abcd1234' })
  expect(at('/rules/lords-of-scotland#LOS-26')).toEqual({
    page: 'rules',
    game: 'lords-of-scotland',
    view: 'rules',
    module: null,
    rule: 'LOS-26',
  })
  expect(at('/games')).toEqual({ page: 'games' })
  expect(at('/games/glen-more')).toEqual({ page: 'game', game: 'glen-more', tab: null })
  expect(at('/games/glen-more/learn/track')).toEqual({
    page: 'lesson',
    game: 'glen-more',
    chapter: 'track',
    table: null,
  })
  expect(at('/games/glen-more/leaderboard')).toEqual({ page: 'game', game: 'glen-more', tab: 'leaderboard' })
})

test('paths lead back to their routes', () => {
  expect(at(paths.make('lords-of-scotland', 'here'))).toEqual({
    page: 'new',
    game: 'lords-of-scotland',
    company: 'here',
  })
  expect(at(paths.rules('lords-of-scotland'))).toEqual({
    page: 'rules',
    game: 'lords-of-scotland',
    view: 'rules',
    module: null,
    rule: null,
  })
  for (const tab of [null, ...GAME_TABS])
    expect(at(paths.game('glen-more', tab))).toEqual({ page: 'game', game: 'glen-more', tab })
  expect(at(paths.lesson('glen-more', 'track', 'a&b/c'))).toMatchObject({ page: 'lesson', table: 'a&b/c' })
  expect(at(paths.replay('a b/c'))).toEqual({ page: 'replay', id: 'a b/c' })
})

test('signing in leads back to a page of our own, and nowhere else', () => {
  const back = (path: string): unknown => Reflect.get(at(paths.signIn(path)), 'back')
  expect(back('/table/abcd1234')).toBe('/table/abcd1234')
  expect(back('/rules/glen-more#GM-1')).toBe('/rules/glen-more#GM-1')
  const elsewhere = [
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    'table/a',
    '/\t/evil.test',
    '/a\\..\\b',
    '',
  ]
  expect(elsewhere.filter((path) => back(path) !== null)).toEqual([])
})

test('the way to an account leads back to the page that is shown, or to the one that wanted it', () => {
  onTestFinished(() => show(new URL('http://bothy.test/')))
  const backAt = (path: string): string | null => {
    show(new URL(path, 'http://bothy.test'))
    return backHere()
  }
  expect(backAt('/new/glen-more?with=friends')).toBe('/new/glen-more?with=friends')
  expect(backAt('/rules/glen-more#GM-1')).toBe('/rules/glen-more#GM-1')
  expect(backAt(paths.signUp('/table/abcd1234'))).toBe('/table/abcd1234')
  expect(backAt('/account')).toBeNull()
})

test('what is no page is not found, also with a broken escape', () => {
  for (const path of [
    '/table',
    '/new/a/b',
    '/about/x',
    '/people',
    '/profile/x',
    '/games/glen-more/nothing',
    '/nothing',
    '/nothing/%E0%A4%A',
  ])
    expect(at(path)).toMatchObject({ page: 'not-found' })
})
