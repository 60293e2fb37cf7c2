import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type BuiltFile, withOfflineList } from '../../offline-list.ts'

const WORKER = readFileSync(new URL('../../public/offline.mjs', import.meta.url), 'utf8')

const BUILT: readonly BuiltFile[] = [
  { path: 'early.js', content: 'dark' },
  { path: 'index.html', content: '<title>Bothy</title>' },
  { path: 'favicon.svg', content: '<svg/>' },
  { path: 'icon-192.png', content: 'png' },
  { path: 'assets/main-abc123.js', content: 'run()' },
  { path: 'assets/glen-more-2-abc123.net', content: 'net' },
  { path: 'offline.mjs', content: WORKER },
  { path: '.vite/manifest.json', content: '{}' },
]

const cacheName = (built: readonly BuiltFile[]): string | undefined =>
  /CACHE = '(bothy-[\da-f]{16})'/.exec(withOfflineList(WORKER, built))?.[1]

const changed = (path: string): readonly BuiltFile[] =>
  BUILT.map((file) => (file.path === path ? { path, content: `${String(file.content)} changed` } : file))

test('the worker keeps the page and all that it needs, but no nets and no icons of notices', () => {
  const [, list] = /FILES = (.*)/.exec(withOfflineList(WORKER, BUILT)) ?? []
  expect(JSON.parse(list ?? '')).toEqual(['/assets/main-abc123.js', '/early.js', '/favicon.svg', '/'])
})

test('the same build is the same worker, in whatever order its files are met', () => {
  expect(cacheName(BUILT)).toBeDefined()
  expect(cacheName(BUILT.toReversed())).toBe(cacheName(BUILT))
})

test.each(['early.js', 'favicon.svg', 'index.html', 'assets/main-abc123.js'])(
  'another %s under the same name is another worker, which fetches it again',
  (path) => expect(cacheName(changed(path))).not.toBe(cacheName(BUILT)),
)

test('what is not kept renews nothing', () => {
  expect(cacheName(changed('assets/glen-more-2-abc123.net'))).toBe(cacheName(BUILT))
})
