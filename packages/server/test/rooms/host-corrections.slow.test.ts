import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { correctable, isJson } from '@bothy/kernel'
import { loadGame } from '@bothy/games'
import { expect, test } from 'vitest'
import { hostCorrections, once } from '../../src/rooms/host-corrections.ts'
import { serve, temporaryFolder } from '../server.ts'

const content = correctable({
  data: { cost: 1, die: 6 },
  broken: ({ die }) => (die < 2 ? { at: 'die', law: 'twoFaces' } : null),
  compile: (data) => data,
})
const game: Parameters<typeof hostCorrections>[1] = {
  id: 'boxed',
  seats: { min: 1, max: 4 },
  correctable: content.data,
  setup(raw) {
    const list = typeof raw === 'object' && raw !== null && 'corrections' in raw ? raw.corrections : null
    const checked = content.check(isJson(list) ? list : null)
    return checked.ok ? { ok: true, value: null } : checked
  },
}

function folderOf(files: { readonly [name: string]: unknown }): string {
  const folder = join(temporaryFolder(), 'corrections')
  mkdirSync(folder)
  for (const [name, file] of Object.entries(files))
    writeFileSync(join(folder, name), typeof file === 'string' ? file : JSON.stringify(file))
  return folder
}
const box = { game: 'boxed', name: 'My box', corrections: [{ at: 'cost', value: 3 }] }

test('files of the game are offered, in the order of their names; wrong ones are left out and complained about', async () => {
  const folder = folderOf({
    '2.json': { ...box, name: 'Second' },
    '1.json': box,
    'other.json': { ...box, game: 'chess' },
    'text.json': 'no json',
    'place.json': { ...box, corrections: [{ at: 'price', value: 3 }] },
    'law.json': { ...box, corrections: [{ at: 'die', value: 1 }] },
    'form.json': { game: 'boxed' },
    'readme.txt': 'not read',
  })
  const complaints: string[] = []
  const offers = await hostCorrections(folder, game, (sentence) => complaints.push(sentence))
  expect(offers.map(({ name }) => name)).toEqual(['My box', 'Second'])
  expect(offers[0]).toEqual({ name: 'My box', corrections: box.corrections })
  expect(complaints).toEqual([
    'corrections/form.json: missing at "name"',
    'corrections/law.json: twoFaces at "corrections[0]"',
    'corrections/place.json: no-such-place at "corrections[0].at"',
    expect.stringMatching(/^corrections\/text\.json: Unexpected token/),
  ])
})

test('without a folder, or for a game that has nothing to correct, nothing is offered', async () => {
  expect(await hostCorrections('/no/such/folder', game, () => undefined)).toEqual([])
  const lords = await loadGame('lords-of-scotland')
  expect(await hostCorrections(folderOf({ '1.json': { ...box, game: lords.id } }), lords, () => undefined)).toEqual([])
})

test('folders and pipes are no files, and nobody waits for them', async () => {
  const folder = folderOf({ '1.json': box })
  mkdirSync(join(folder, 'folder.json'))
  execFileSync('mkfifo', [join(folder, 'pipe.json')])
  const complaints: string[] = []
  expect(await hostCorrections(folder, game, (sentence) => complaints.push(sentence))).toHaveLength(1)
  expect(complaints).toEqual(['corrections/folder.json: this is no file', 'corrections/pipe.json: this is no file'])
})

test('a wrong file is complained about once, however often a person asks', async () => {
  const lines: string[] = []
  const lords = await loadGame('lords-of-scotland')
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'corrections'))
  writeFileSync(join(dataDir, 'corrections', 'text.json'), 'no json')
  const server = await serve({
    dataDir,
    log: 'error',
    logTo: { write: (line) => void lines.push(line) },
    games: [{ ...lords, correctable: {} }],
  })
  for (let i = 0; i < 3; i++) expect((await fetch(`${server.url}/api/games/${lords.id}/corrections`)).status).toBe(200)
  expect(lines.filter((line) => line.includes('text.json'))).toHaveLength(1)
  const said: string[] = []
  const complain = once((sentence) => said.push(sentence))
  for (const sentence of ['a', 'b', 'a']) complain(sentence)
  expect(said).toEqual(['a', 'b'])
})

test('the server answers for each game', async () => {
  const server = await serve()
  const ask = (id: string) => fetch(`${server.url}/api/games/${id}/corrections`)
  expect(await (await ask('lords-of-scotland')).json()).toEqual([])
  expect((await ask('chess')).status).toBe(404)
})
