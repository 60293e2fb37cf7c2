/** The age of a picture of the README or of a link: a sketch of the sources of its page is kept with it, and compared with those of today. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CLIENT = 'packages/client/src'
const DRAWN = '*.{tsx,css}'

const PARTS = {
  home: [
    `${CLIENT}/pages/{header,styles}${DRAWN}`,
    `${CLIENT}/pages/home/{home,play-at-once,games-skeleton,game-links,table-lists,table-state}${DRAWN}`,
  ],
  table: [`${CLIENT}/table/**/${DRAWN}`, `packages/board-kit/src/board/**/${DRAWN}`],
  replay: [`${CLIENT}/replay/${DRAWN}`],
  'clans-of-caledonia': [`packages/games/clans-of-caledonia/board/**/${DRAWN}`],
  'glen-more': [`packages/games/glen-more/board/**/${DRAWN}`],
  'glen-more-2': [`packages/games/glen-more-2/{board,modules/*/board}/**/${DRAWN}`],
  'lords-of-scotland': [`packages/games/lords-of-scotland/board/**/${DRAWN}`],
} as const
export type Part = keyof typeof PARTS

/** Games with pictures; another one has none until it has a position to show. */
export const PICTURED = ['clans-of-caledonia', 'glen-more', 'glen-more-2', 'lords-of-scotland'] as const
export type Pictured = (typeof PICTURED)[number]

const threeOf = (name: string): readonly string[] => ['wide', 'light-fr', 'phone'].map((kind) => `${name}-${kind}.png`)
export const SHOTS = {
  table: { files: threeOf('table'), shows: ['table', 'lords-of-scotland'] },
  'glen-more': { files: threeOf('glen-more'), shows: ['table', 'glen-more'] },
  'glen-more-2': { files: threeOf('glen-more-2'), shows: ['table', 'glen-more-2'] },
  'clans-of-caledonia': { files: threeOf('clans-of-caledonia'), shows: ['table', 'clans-of-caledonia'] },
  home: { files: ['home.png'], shows: ['home'] },
  replay: { files: ['replay.png'], shows: ['replay', 'lords-of-scotland'] },
  'previews-home': { files: ['home.png'], shows: PICTURED },
  'previews-clans-of-caledonia': { files: ['clans-of-caledonia.png'], shows: ['clans-of-caledonia'] },
  'previews-glen-more': { files: ['glen-more.png'], shows: ['glen-more'] },
  'previews-glen-more-2': { files: ['glen-more-2.png'], shows: ['glen-more-2'] },
  'previews-lords-of-scotland': { files: ['lords-of-scotland.png'], shows: ['lords-of-scotland'] },
  'boards-clans-of-caledonia': { files: ['clans-of-caledonia.jpg'], shows: ['clans-of-caledonia'] },
  'boards-glen-more': { files: ['glen-more.jpg'], shows: ['glen-more'] },
  'boards-glen-more-2': { files: ['glen-more-2.jpg'], shows: ['glen-more-2'] },
  'boards-lords-of-scotland': { files: ['lords-of-scotland.jpg'], shows: ['lords-of-scotland'] },
  'previews-letters': { files: ['letters.json'], shows: [] },
} as const satisfies { readonly [shot: string]: { readonly files: readonly string[]; readonly shows: readonly Part[] } }
export type Shot = keyof typeof SHOTS
export const isShot = (name: string): name is Shot => Object.hasOwn(SHOTS, name)

/** Small changes leave a picture as it is; a change of a tenth of the page is visible. */
export const LEAST_ALIKE = 0.8
/** Numbers in a sketch: with so many the measure is right within about three in a hundred. */
const WIDTH = 256

export type Taken = {
  readonly files: { readonly [file: string]: string }
  readonly sketches: { readonly [part: string]: string }
}
export type List = { readonly [shot: string]: Taken }

export const FOLDER = join(ROOT, 'docs/pictures')
export function folderOf(shot: Shot): string {
  if (shot.startsWith('previews-')) return join(ROOT, 'packages/server/previews')
  return shot.startsWith('boards-') ? join(ROOT, 'packages/client/public/boards') : FOLDER
}
const LIST = join(FOLDER, 'pictures.json')
const isTexts = (x: unknown): boolean =>
  typeof x === 'object' && x !== null && Object.values(x).every((text) => typeof text === 'string')
const isTaken = (x: unknown): x is Taken =>
  typeof x === 'object' && x !== null && 'files' in x && isTexts(x.files) && 'sketches' in x && isTexts(x.sketches)
const isList = (x: unknown): x is List => typeof x === 'object' && x !== null && Object.values(x).every(isTaken)

export function readList(): List {
  const list: unknown = JSON.parse(readFileSync(LIST, 'utf8'))
  if (!isList(list)) throw new Error(`${LIST} is not a list of pictures`)
  return list
}

/** Each line once, wherever it stands: moving a file changes no page. */
export function linesOf(part: Part, root = ROOT): ReadonlySet<string> {
  const files = globSync([...PARTS[part]], { cwd: root }).filter((file) => !/\.test\.|\/test\//.test(file))
  const lines = files.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
  return new Set(lines.map((line) => line.trim()).filter((line) => line.length > 2))
}

/** FNV-1a, 32 bits. */
function hashed(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
function mixed(hash: number, i: number): number {
  let x = (hash ^ Math.imul(i + 1, 0x9e3779b9)) >>> 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/** The smallest of all lines in each of the orders (MinHash): two sketches agree in as many places as their lines are alike. */
export function sketch(lines: ReadonlySet<string>): string {
  const least = new Uint16Array(WIDTH)
  const hashes = [...lines].map(hashed)
  for (let i = 0; i < WIDTH; i++) {
    let min = 0xffffffff
    for (const hash of hashes) min = Math.min(min, mixed(hash, i))
    least[i] = hashed(String(min)) & 0xffff
  }
  return Buffer.from(least.buffer).toString('base64')
}

export function alike(a: string, b: string): number {
  const [one, other] = [a, b].map((text) => Buffer.from(text, 'base64'))
  let same = 0
  for (let i = 0; i < WIDTH; i++) if (one.readUInt16LE(2 * i) === other.readUInt16LE(2 * i)) same++
  return same / WIDTH
}

const hashOf = (shot: Shot, file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folderOf(shot), file)))
    .digest('hex')
    .slice(0, 16)

export const takenNow = (shot: Shot, root = ROOT): Taken => ({
  files: Object.fromEntries(SHOTS[shot].files.map((file) => [file, hashOf(shot, file)])),
  sketches: Object.fromEntries(SHOTS[shot].shows.map((part) => [part, sketch(linesOf(part, root))])),
})

export function record(shots: readonly Shot[], root = ROOT): void {
  const list = { ...readList(), ...Object.fromEntries(shots.map((shot) => [shot, takenNow(shot, root)])) }
  writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`)
}

export function stale(list: List, now: (shot: Shot) => Taken = takenNow): readonly string[] {
  return Object.keys(SHOTS)
    .filter(isShot)
    .flatMap((shot) => {
      const taken = list[shot]
      const today = now(shot)
      const again = `run npm run pictures ${shot}`
      if (taken === undefined) return [`${shot}: not in docs/pictures/pictures.json; ${again}`]
      const others = Object.entries(today.files).filter(([file, hash]) => taken.files[file] !== hash)
      const changed = Object.entries(today.sketches)
        .map(([part, lines]) => ({ part, share: alike(taken.sketches[part] ?? sketch(new Set()), lines) }))
        .filter(({ share }) => share < LEAST_ALIKE)
      return [
        ...others.map(([file]) => `${file}: is not the picture that was recorded; ${again}`),
        ...changed.map(
          ({ part, share }) =>
            `${shot}: its pictures are older than the page: only ${Math.round(share * 100)} of 100 lines of “${part}” are still the same; ${again}`,
        ),
      ]
    })
}
