/** Draws the letters that the server writes on pictures of links, since it has neither font nor browser. */
import { deflateSync } from 'node:zlib'
import { browserHere } from '../../e2e/browser.ts'
import { drawn, fontLoaded } from '../../e2e/in-page.ts'
import { sheetOf } from './fonts.ts'

const FONT = 'Source Sans 3 Variable'
/** In pixels: the line above the title, and the chips below it. */
const SIZES = { line: 38, chip: 28 } as const
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e80, 0x1e85],
  [0x1ef2, 0x1ef3],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x20ac, 0x20ac],
] as const

export async function drawLetters(): Promise<string> {
  const browser = await browserHere()
  const page = await browser.newPage()
  await page.setContent(`<style>${sheetOf('@fontsource-variable/source-sans-3/index.css')}</style>`)
  const codes = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
  // Codes without a character are drawn as boxes.
  const text = codes
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => !/\p{Cn}/u.test(letter))
    .join('')
  await page.evaluate(fontLoaded, { font: FONT, text })
  const ink: number[] = []
  const parts: string[] = []
  for (const [name, size] of Object.entries(SIZES)) {
    const rows = (await page.evaluate(drawn, { font: FONT, size, text })).map((letter) => {
      const at = ink.length
      ink.push(...letter.ink)
      return `    [${[letter.code, letter.advance, ...letter.box, at].join(', ')}]`
    })
    parts.push(`  "${name}": [\n${rows.join(',\n')}\n  ],\n`)
  }
  await page.close()
  const packed = deflateSync(Uint8Array.from(ink), { level: 9 }).toString('base64')
  return `{\n${parts.join('')}  "ink": "${packed}"\n}\n`
}
