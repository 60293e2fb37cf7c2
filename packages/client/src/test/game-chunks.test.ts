import { expect, test } from 'vitest'
import { firstChunk, gameChunk, tableChunk } from '../../game-chunks.ts'

type Imports = { readonly [module: string]: { readonly plain?: readonly string[]; readonly later?: readonly string[] } }

const CAIRN = '/x/packages/games/cairn/'

function chunksOf(imports: Imports): { readonly [module: string]: string | null } {
  const importing = (by: 'plain' | 'later', module: string): string[] =>
    Object.keys(imports).filter((importer) => imports[importer][by]?.includes(module))
  const chunk = gameChunk()
  const place = (module: string): string => (module === 'main.ts' ? '/x/packages/client/main.ts' : CAIRN + module)
  const named = new Map(Object.keys(imports).map((module) => [place(module), module]))
  const getModuleInfo = (id: string) => {
    const module = named.get(id)
    if (module === undefined) return null
    return {
      isEntry: module === 'main.ts',
      importers: importing('plain', module).map(place),
      dynamicImporters: importing('later', module).map(place),
    }
  }
  return Object.fromEntries([...named].map(([id, module]) => [module, chunk(id, { getModuleInfo })]))
}

const BOARD = 'board/index.ts'
const [EN, FR] = ['board/catalogue-en.ts', 'board/catalogue-fr.ts']

test('a board is one file with all that its later parts share with it; their own code is not in it', () => {
  const chunks = chunksOf({
    'main.ts': { later: [BOARD] },
    [BOARD]: { plain: ['board/stage.tsx'], later: ['board/explain.tsx'] },
    'board/stage.tsx': { plain: ['board/tile.tsx'] },
    'board/explain.tsx': { plain: ['board/tile.tsx', 'board/long.tsx'] },
    'board/tile.tsx': {},
    'board/long.tsx': {},
  })
  expect(chunks).toMatchObject({
    [BOARD]: 'cairn-board',
    'board/stage.tsx': 'cairn-board',
    'board/tile.tsx': 'cairn-board',
    'board/explain.tsx': null,
    'board/long.tsx': null,
  })
})

test('what another page wants without the board is not in its file', () => {
  const chunks = chunksOf({
    'main.ts': { later: [BOARD, 'board/emblem.tsx'] },
    [BOARD]: { plain: ['board/art/stag.tsx'] },
    'board/emblem.tsx': { plain: ['board/art/stag.tsx'] },
    'board/art/stag.tsx': {},
  })
  expect(chunks).toMatchObject({ [BOARD]: 'cairn-board', 'board/emblem.tsx': null, 'board/art/stag.tsx': null })
})

test('words are one file for each language, and one for those of both', () => {
  const chunks = chunksOf({
    'main.ts': { later: [BOARD, EN, FR] },
    [BOARD]: { plain: ['words/parts.ts', 'data/tiles.ts'], later: ['words/laws.fr.ts'] },
    [EN]: { plain: ['words/names.en.ts', 'words/parts.ts', 'data/tiles.ts'] },
    [FR]: { plain: ['words/names.fr.ts', 'words/parts.ts', 'data/tiles.ts'] },
    'words/names.en.ts': {},
    'words/names.fr.ts': {},
    'words/laws.fr.ts': { plain: ['words/names.fr.ts'] },
    'words/parts.ts': {},
    'data/tiles.ts': {},
  })
  expect(chunks).toMatchObject({
    [EN]: 'cairn-en',
    'words/names.en.ts': 'cairn-en',
    [FR]: 'cairn-fr',
    'words/names.fr.ts': 'cairn-fr',
    'words/laws.fr.ts': null,
    'words/parts.ts': 'cairn-words',
    'data/tiles.ts': 'cairn-data',
  })
})

test('data that a board shares with the rules are one file, without what only explanations read', () => {
  const chunks = chunksOf({
    'main.ts': { later: [BOARD, 'rules/index.ts'] },
    [BOARD]: { plain: ['data/tiles.ts', 'modules/race/data/index.ts', 'data/sources.ts', 'data/rule-ids.ts'] },
    'rules/index.ts': { plain: ['data/tiles.ts', 'data/deal.ts', 'data/sources.ts', 'data/rule-ids.ts'] },
    'data/tiles.ts': { plain: ['data/faces.ts'] },
    'data/faces.ts': {},
    'data/deal.ts': { plain: ['modules/race/data/index.ts'] },
    'data/sources.ts': {},
    'data/rule-ids.ts': {},
    'modules/race/data/index.ts': {},
  })
  expect(chunks).toMatchObject({
    'data/tiles.ts': 'cairn-data',
    'data/faces.ts': 'cairn-data',
    'modules/race/data/index.ts': 'cairn-data',
    'data/deal.ts': null,
    'data/sources.ts': null,
    'data/rule-ids.ts': null,
  })
})

test('a table has one file for itself and one for what it shares with replays; what other pages want is in neither', () => {
  const client = '/x/packages/client/src/'
  const fetched = ['pages/table-page.tsx', 'pages/replay-page.tsx', 'pages/lobby.tsx', 'lesson/index.ts']
  const importers: { readonly [module: string]: readonly string[] } = {
    'store.ts': ['pages/table-page.tsx', 'lesson/index.ts'],
    'log.tsx': ['pages/table-page.tsx', 'pages/replay-page.tsx'],
    'lists.tsx': ['pages/table-page.tsx', 'pages/lobby.tsx', 'pages/replay-page.tsx'],
    'file.tsx': ['pages/replay-page.tsx'],
  }
  const getModuleInfo = (id: string) => {
    const module = id.slice(client.length)
    return {
      isEntry: module === 'main.tsx',
      importers: (importers[module] ?? []).map((importer) => client + importer),
      dynamicImporters: fetched.includes(module) ? [`${client}main.tsx`] : [],
    }
  }
  const chunkOf = (module: string): string | null => tableChunk(client + module, { getModuleInfo })
  expect(Object.keys(importers).map(chunkOf)).toEqual(['table-page', 'table-parts', null, null])
})

test('a game’s own files beside its folders, and all that is no game, are left alone', () => {
  expect(chunksOf({ 'main.ts': { plain: ['manifest.ts'] }, 'manifest.ts': {} })).toEqual({
    'main.ts': null,
    'manifest.ts': null,
  })
})

test('what boards share is in their first file if a board or a page imports it, however far', () => {
  const kit = '/x/packages/board-kit/src/board/'
  const importers: { readonly [module: string]: readonly string[] } = {
    [`${kit}zoom.tsx`]: [`${CAIRN}board/stage.tsx`],
    [`${CAIRN}board/stage.tsx`]: [`${CAIRN}board/index.ts`],
    [`${kit}choice.ts`]: ['/x/packages/client/src/pages/table-page.tsx'],
    [`${kit}panel.tsx`]: [`${kit}note.tsx`, `${CAIRN}board/explain.tsx`],
    [`${kit}note.tsx`]: [`${kit}panel.tsx`],
  }
  const getModuleInfo = (id: string) => ({ isEntry: false, importers: importers[id] ?? [], dynamicImporters: [] })
  const chunkOf = (module: string): string | null => firstChunk('board')(kit + module, { getModuleInfo })
  expect(['zoom.tsx', 'choice.ts', 'panel.tsx', 'note.tsx'].map(chunkOf)).toEqual(['board', 'board', null, null])
})
