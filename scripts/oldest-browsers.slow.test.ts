import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { OLDEST_BROWSERS } from '../packages/client/oldest-browsers.ts'
import { type Newer, NewerFeatures } from './newer-features.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILT = join(ROOT, 'packages/client/dist')

/** Newer features that may be missing without loss, with the reason. */
const SPARE: { readonly [feature: string]: string } = {
  'css.at-rules.page': 'a printed page has the margins of the browser',
  'css.properties.accent-color': 'the slider of a replay has the colour of the system',
  'css.properties.break-after.avoid': 'a heading may end a printed page',
  'css.properties.content-visibility': 'what a scene covers is drawn although it is not seen',
  'css.properties.cursor': 'a phone has no pointer',
  'css.properties.font-family.ui-monospace': 'another of the same kind follows',
  'css.properties.forced-color-adjust': 'a browser without it forces no colours',
  'css.properties.overscroll-behavior': 'the page behind a list scrolls on',
  'css.properties.scrollbar-color': 'bars have the colours of the system',
  'css.properties.scrollbar-width': 'bars have the width of the system',
  'css.properties.text-size-adjust': 'the name with a prefix stands beside it',
  'css.properties.text-wrap.pretty': 'the last line of a paragraph may be short',
  'css.properties.user-select': 'the name with a prefix stands beside it',
  'api.Element.moveBefore': 'Preact asks whether there is one',
  'api.HTMLButtonElement.command': 'a name of our own: the guide of a lesson takes commands',
  'api.HTMLGeolocationElement.watch': 'a name of our own: a room is watched',
  'api.Navigator.canShare': 'the button is there only if the browser shares',
  'api.Navigator.setAppBadge': 'asked for before it is called',
  'api.Navigator.share': 'the button is there only if the browser shares',
  'api.Navigator.vibrate': 'asked for before it is called',
  'api.Notification': 'asked for before it is used',
  'javascript.builtins.Symbol.dispose': 'for models of signals, of which there are none',
  'javascript.builtins.Uint8Array.fromHex': 'asked for before it is called',
}

const isSpare = ({ feature }: Newer): boolean =>
  Object.keys(SPARE).some((spare) => feature === spare || feature.startsWith(`${spare}.`))

const newer = new NewerFeatures({ ...OLDEST_BROWSERS, safari_ios: OLDEST_BROWSERS.safari })
const named = (found: readonly Newer[]): readonly string[] => [...new Set(found.map(({ feature }) => feature))]

describe('the oldest browsers', () => {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:css|m?js)$/.test(file))
  const found = files.flatMap((file) => {
    const text = readFileSync(join(BUILT, file), 'utf8')
    return file.endsWith('.css') ? newer.inSheet(text) : newer.inScript(text)
  })

  test('know all that the built pages need', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(found.filter((one) => !isSpare(one))).toEqual([])
  })

  test('no reason is kept for what the pages do not use any more', () => {
    const used = named(found)
    expect(Object.keys(SPARE).filter((spare) => !used.some((name) => name.startsWith(spare)))).toEqual([])
  })

  test.each([
    ['a { width: calc-size(auto, size) }', 'css.types.calc-size'],
    ['a { anchor-name: --here }', 'css.properties.anchor-name'],
    ['@media (--x) { @starting-style { a { opacity: 0 } } }', 'css.at-rules.starting-style'],
    ['a { height: stretch }', 'css.properties.height.stretch'],
    ['details::details-content { color: red }', 'css.selectors.details-content'],
  ])('planted in a sheet: %s', (css, feature) => {
    expect(named(newer.inSheet(css))).toEqual([feature])
  })

  test.each([
    ['const a=Promise.try(()=>1)', 'javascript.builtins.Promise.try'],
    ['x=Iterator.from(y)', 'javascript.builtins.Iterator.from'],
    ['document.startViewTransition(f)', 'api.Document.startViewTransition'],
    ['t=new CloseWatcher', 'api.CloseWatcher'],
    ['e.ariaNotify("x")', 'api.Element.ariaNotify'],
  ])('planted in a script: %s', (script, feature) => {
    expect(named(newer.inScript(script))).toContain(feature)
  })

  test('of one version earlier: `round()` breaks the boards in Chrome 124, and is found', () => {
    const css = 'a { width: round(down, 10.5px, 1px) }'
    expect(newer.inSheet(css)).toEqual([])
    expect(named(new NewerFeatures({ ...OLDEST_BROWSERS, chrome: [124, 0] }).inSheet(css))).toEqual(['css.types.round'])
  })

  test('what is guarded by `@supports` is not needed', () => {
    expect(newer.inSheet('@supports (anchor-name: --a) { a { anchor-name: --here } }')).toEqual([])
  })

  test.each(['README.md', 'packages/client/index.html'])('%s names them', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\s+/g, ' ')
    const { chrome, edge, firefox, safari } = OLDEST_BROWSERS
    expect(chrome).toEqual(edge)
    for (const words of [`Edge ${edge[0]}`, `Firefox ${firefox[0]}`, `Safari ${safari.join('.')}`])
      expect(text).toContain(words)
  })
})
