import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../board.css', import.meta.url), 'utf8')

/** A style sheet without comments and without what holds only in some containers. */
function always(text: string): string {
  let rest = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  for (let at = rest.indexOf('@container'); at >= 0; at = rest.indexOf('@container')) {
    let depth = 0
    let end = rest.indexOf('{', at)
    do {
      if (rest[end] === '{') depth++
      if (rest[end] === '}') depth--
      end++
    } while (depth > 0 && end < rest.length)
    rest = rest.slice(0, at) + rest.slice(end)
  }
  return rest
}

test('where a tile could lie is coloured on every plan, whatever the number of seats', () => {
  expect(always(css)).toMatch(/(?:^|[{};])\s*\.gm-plan-spot\s*\{[^}]*\bfill: var\(/)
})
