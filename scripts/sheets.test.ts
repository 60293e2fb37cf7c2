import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import stylelint from 'stylelint'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = join(ROOT, 'packages/client/src')

/** Sheets without rules of their own. */
const PLAIN = ['ui/media.css', 'ui/fonts.css']

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8')

/** Layers in which a folder may put its sheets; `ui` brings the lowest ones and the last. */
function layersOf(folder: string): readonly string[] {
  if (folder === 'ui') return ['reset', 'tokens', 'base', 'ui', 'hidden']
  if (folder.startsWith('games/')) return ['tokens', 'game.parts', 'game.layout']
  return folder === 'pages' ? ['page'] : [folder]
}

const entries = files.filter((file) => file.endsWith('/styles.css'))
const imports = entries.flatMap((entry) =>
  [...read(entry).matchAll(/@import '([^']+)'(?: layer\(([^)]+)\))?;/g)].map(([, path, layer]) => ({
    sheet: join(dirname(entry), path ?? '').replaceAll('\\', '/'),
    layer,
  })),
)

describe('style sheets', () => {
  test('every sheet is in the layer of its folder, once', () => {
    const sheets = files.filter((file) => file.endsWith('.css') && !entries.includes(file) && !PLAIN.includes(file))
    const found = sheets.filter((sheet) => {
      const [first, ...more] = imports.filter((it) => it.sheet === sheet)
      return more.length === 0 && layersOf(dirname(sheet)).includes(first?.layer ?? '')
    })
    expect(found).toEqual(sheets)
  })

  test('components import whole folders of sheets only', () => {
    const foreign = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/import '([^']+\.css)'/g)].map(([, path]) => `${file}: ${path}`))
      .filter((line) => !line.endsWith('/styles.css'))
    expect(foreign).toEqual([])
  })

  test.each([
    ['a weight against a weight', '.a { color: var(--ink) !important; }', 'declaration-no-important'],
    ['a class twice', '.a.a { color: var(--ink); }', 'selector-disallowed-list'],
    ['a level without a name', '.a { z-index: 7; }', 'declaration-property-value-disallowed-list'],
    ['a size without a name', '.a { font: 600 13px / 1 var(--text); }', 'declaration-property-value-disallowed-list'],
    ['a gap that has a name', '.a { padding: 2px 8px; }', 'declaration-property-value-disallowed-list'],
    ['a colour without a name', '.a { color: #123456; }', 'color-no-hex'],
    [
      'a width without a name',
      '@media (width < 500px) { .a { color: var(--ink); } }',
      'media-feature-name-disallowed-list',
    ],
    ['an unknown width', '@media (--nowhere) { .a { color: var(--ink); } }', 'no-unknown-custom-media'],
    ['an unknown token', '.a { color: var(--inc); }', 'no-unknown-custom-properties'],
    ['an unknown layer', '@layer top { .a { color: var(--ink); } }', 'layer-name-pattern'],
    ['a selector twice', '.a { color: var(--ink); } .b { top: 0; } .a { top: 0; }', 'no-duplicate-selectors'],
  ])('%s is refused', async (_what, code, rule) => {
    const { results } = await stylelint.lint({ code, codeFilename: join(SOURCES, 'table/planted.css') })
    expect(results.flatMap(({ warnings }) => warnings.map((warning) => warning.rule))).toEqual([rule])
  })
})
