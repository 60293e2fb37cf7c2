import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, token } from './contrast.ts'

const packages = new URL('../../../', import.meta.url)
const sheets = globSync(['{board-kit,client}/src/**/*.css', 'games/*/{board,modules/*/board}/**/*.css'], {
  cwd: packages,
}).filter(
  // Forced colours are the system's, not a seat's.
  (name) => !name.endsWith('forced-colours.css'),
)
const WHOSE_TURN = /\[data-acts\]|\[data-turn='yes'\]|\.gm-active|\[data-tag='(?:turn|thinking)'\]|^\.your-turn$/
const LINE = /(?:box-shadow|border|outline|--ring): [^;]*?var\(--(seat[\w-]*)\)/g
const RULE = /([^{}]+)\{([^{}]*)\}/g
const COMMENT = /\/\*.*?\*\//gs

const marks = sheets
  .flatMap((name) => [...readFileSync(new URL(name, packages), 'utf8').replaceAll(COMMENT, '').matchAll(RULE)])
  .filter(([, selector, body]) => WHOSE_TURN.test(selector.trim()) && !/animation:|display: none/.test(body))
  .map(([, selector, body]) => ({
    selector: selector.trim(),
    colours: [...body.matchAll(LINE)].map(([, colour]) => colour),
  }))

const SURROUNDINGS = ['ground', 'panel', 'raised', 'sunken', 'table', 'table-glow', 'table-edge', 'gm2-hub']

test('every board marks whose turn it is by a line in the colour of the seat', () => {
  expect(sheets.length).toBeGreaterThan(200)
  expect(marks.length).toBeGreaterThan(7)
  expect(marks.filter(({ colours }) => colours.length === 0)).toEqual([])
})

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each([0, 1, 2, 3, 4])('the turn of seat %i can be seen', (seat) => {
    const weak = marks.flatMap(({ selector, colours }) =>
      colours.flatMap((colour) =>
        SURROUNDINGS.map((ground) => ({
          selector,
          ground,
          ratio: contrast(token(colour.replace('seat', `colour-${seat}`), theme), token(ground, theme)),
        })).filter(({ ratio }) => ratio < 3),
      ),
    )
    expect(weak).toEqual([])
  })
})

test('whatever has the colour of a seat has its ink too: a line in a colour that is not set is no line', () => {
  const drawn = globSync(['games/*/board/**/{seats,ring,player-board}.tsx', 'board-kit/src/parts/**/*.tsx'], {
    cwd: packages,
  })
  expect(drawn.length).toBeGreaterThan(14)
  const counted = drawn.map((name) => {
    const text = readFileSync(new URL(name, packages), 'utf8')
    return {
      name,
      colours: text.split("'--seat':").length - 1,
      inks: text.split("'--seat-ink':").length - 1,
      both: text.split(/seat(?:Colours|Home)\(/).length - 1,
    }
  })
  expect(counted.reduce((sum, { colours, both }) => sum + colours + both, 0)).toBeGreaterThan(9)
  expect(counted.filter(({ colours, inks }) => colours !== inks)).toEqual([])
})
