/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ORDER } from '../../modules/order.ts'

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url))
const files = globSync(['packages/{*/src,games}/**/*.{ts,tsx,css}', 'bench/src/*.ts', 'scripts/*.ts'], { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/node_modules|\/test\/|\.test\./.test(file))

const GAME = 'packages/games/glen-more-2/'
/** May name any module; the toy game of the kernel has a council of its own. */
const MAY_NAME = /glen-more-2\/modules\/(?:order\.ts$|written\/)|kernel\/src\/toy\//
/** GM2-C8-1: gangsters reach into the Chronicle that they belong to. GM2-C4-1: an event pays the coins in England. */
const REACHES_OUT = /glen-more-2\/modules\/(?:mobs\/|tome\/board\/now\.ts$)/

const takes = (text: string, id: string): boolean =>
  new RegExp(String.raw`modules/${id}/|['"]\.{1,2}/(?:\S*/)?${id}/|chronicles\??\.${id}\b|['"]${id}['"]`).test(text)

/** Tiles, resources and activations of the box whose kind bears the same word. */
const SAME_WORD: { readonly [id: string]: RegExp } = {
  mountain: /'mountain'/g,
  haggis: /'haggis'|"haggis"/g,
}

test('GM2-C0-1 a Chronicle is named in its own folder, in the order of all, and nowhere else', () => {
  expect(files.length).toBeGreaterThan(1500)
  const named = files
    .filter((file) => !MAY_NAME.test(file) && !REACHES_OUT.test(file))
    .flatMap((file) => {
      const text = readFileSync(`${ROOT}${file}`, 'utf8')
      return ORDER.filter((id) => !file.startsWith(`${GAME}modules/${id}/`))
        .filter((id) => takes(text.replaceAll(SAME_WORD[id] ?? /(?!)/g, ''), id))
        .map((id) => `${file}: ${id}`)
    })
  expect(named).toEqual([])
})
