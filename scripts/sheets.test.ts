import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BOARDS = 'packages/games'
const SOURCES = ['packages/board-kit/src', 'packages/client/src', BOARDS]

const PLAIN = ['ui/media.css', 'ui/fonts.css', 'ui/too-old.css']

const places = new Map(
  SOURCES.flatMap((src) =>
    globSync(src === BOARDS ? '*/{board,modules/*/board}/**/*.{css,ts,tsx}' : '**/*.{css,ts,tsx}', {
      cwd: join(ROOT, src),
    }).map((file) => {
      const path = file.replaceAll('\\', '/')
      return [src === BOARDS ? `games/${path}` : path, join(src, path)] as const
    }),
  ),
)
const files = [...places.keys()]
const read = (file: string): string => readFileSync(join(ROOT, places.get(file) ?? ''), 'utf8')

/** Layers in which a folder may put its sheets; `ui` brings the lowest ones and the last. Forced colours are above all that paints. */
function layersOf(sheet: string): readonly string[] {
  const folder = dirname(sheet)
  if (sheet.endsWith('/forced-colours.css')) return ['forced']
  if (folder === 'ui' || folder.startsWith('ui/')) return ['reset', 'tokens', 'base', 'ui', 'hidden']
  // Parts of the kit that boards of several games share belong to each.
  if (['board/clock', 'board/scoring'].includes(folder)) return ['game.parts']
  if (folder.endsWith('/new-table')) return ['page']
  if (folder.startsWith('games/')) return ['tokens', 'game.parts', 'game.layout']
  const [floor] = folder.split('/')
  return [floor === 'pages' ? 'page' : floor]
}

const ENTRY = /[/-]styles\.css$/
const entries = files.filter((file) => ENTRY.test(file))
const imports = entries.flatMap((entry) =>
  [...read(entry).matchAll(/@import '([^']+)'(?: layer\(([^)]+)\))?;/g)].map(([, path, layer]) => ({
    sheet: join(dirname(entry), path ?? '').replaceAll('\\', '/'),
    layer,
  })),
)

describe('style sheets', () => {
  test('every sheet is in the layer of its folder, once', () => {
    expect(files.length).toBeGreaterThan(1100)
    const sheets = files.filter((file) => file.endsWith('.css') && !entries.includes(file) && !PLAIN.includes(file))
    const found = sheets.filter((sheet) => {
      const [first, ...more] = imports.filter((it) => it.sheet === sheet)
      return more.length === 0 && layersOf(sheet).includes(first?.layer ?? '')
    })
    expect(sheets.length).toBeGreaterThan(100)
    expect(found).toEqual(sheets)
  })

  test('components import whole folders of sheets only, or those of a part', () => {
    const foreign = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/import '([^']+\.css)'/g)].map(([, path]) => `${file}: ${path}`))
      .filter((line) => !ENTRY.test(line))
    expect(foreign).toEqual([])
  })
})
