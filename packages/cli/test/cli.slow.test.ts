import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAME_IDS, type GameId, loadGame } from '@bothy/games'
import { type Json, Match, writeRecord } from '@bothy/kernel'
import { afterAll, describe, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'bothy-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Ran = { readonly status: number; readonly out: string; readonly err: string }

const bothy = (...words: string[]): Promise<Ran> => typed('', ...words)

const typed = (input: string, ...words: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN, ...words], (error, out, err) => {
      resolve({ status: error === null ? 0 : Number(error.code), out, err })
    })
    child.stdin?.end(input)
  })

const json = async (...words: string[]): Promise<Record<string, Json>> =>
  JSON.parse((await bothy(...words, '--json')).out) as Record<string, Json>

async function record(id: GameId): Promise<{ file: string; revision: number; plies: number; hash: string }> {
  const game = await loadGame(id)
  const setup = game.setup({}, 3)
  if (!setup.ok) throw new Error('no default table')
  const table = new Match(game, { game: game.id, revision: game.revision, setup: setup.value, seats: 3, seed: 'cli' })
  for (let n = 0; game.result(table.state) === null; n++) {
    const seat = game.actors(table.state)[0]
    const legal = table.legal(seat)
    table.submit(seat, table.version, legal[(n * 7) % legal.length])
  }
  const written = writeRecord(game, table.match, ['Ailsa', 'Rory', 'Isla'])
  const file = join(folder, `${id}.bothy.json`)
  writeFileSync(file, JSON.stringify(written))
  return { file, revision: game.revision, plies: written.plies.length, hash: written.hash }
}

const COMMANDS = [
  'serve',
  'games',
  'sim',
  'arena',
  'ladder',
  'replay',
  'analyse',
  'play',
  'rules',
  'lessons',
  'corrections',
  'train',
  'bench',
  'backup',
  'restore',
  'release',
  'moderate',
  'password',
  'keys',
]

describe('bothy', () => {
  test('without a command it says what there is', async () => {
    const { status, out } = await bothy()
    expect(status).toBe(0)
    for (const name of COMMANDS) expect(out).toContain(`  ${name}`)
  })

  test.each([
    [['nothing'], 'no command "nothing"'],
    [['sim'], 'GAME is missing'],
    [['sim', 'chess'], 'no game "chess"'],
    [['sim', 'lords-of-scotland', '--seats', '9'], '--seats takes a whole number from 2 to 5'],
    [['sim', 'lords-of-scotland', '--games', 'many'], '--games takes a whole number'],
    [['sim', 'lords-of-scotland', '--bots', 'genius'], 'no bot "genius"'],
    [['sim', 'lords-of-scotland', '--options', '{'], '--options is not JSON'],
    [['sim', 'lords-of-scotland', '--options', '{"hand":9}'], 'unknown-field at hand'],
    [['arena', 'lords-of-scotland'], '--bots is missing'],
    [['arena', 'lords-of-scotland', '--bots', './no-bot.ts,random'], 'there is no file ./no-bot.ts'],
    [['arena', 'lords-of-scotland', '--bots', 'easy,easy,easy', '--seats', '2'], '3 bots do not fit 2 seats'],
    [
      ['arena', 'lords-of-scotland', '--bots', 'easy,easy', '--budget', '5', '--iterations', '5'],
      '--budget and --iterations exclude each other',
    ],
    [['ladder', 'lords-of-scotland', '--levels', 'hard'], 'a ladder has two levels or more'],
    [['ladder', 'lords-of-scotland', '--seats', '9'], 'lords-of-scotland is for 2 to 5 players'],
    [['arena', 'lords-of-scotland', '--bots', 'easy,easy', '--svg', '/dev/null/x.svg'], 'cannot write /dev/null/x.svg'],
    [['bench', '--only', 'nonsense'], '--only takes engine, server, client, not "nonsense"'],
    [['bench', '--game', 'glen-more'], '--game goes with --only client'],
    [
      ['play', 'lords-of-scotland', '--bots', 'easy,easy', '--seats', '2'],
      '--bots names 2 levels, and 2 seats leave 1 for bots',
    ],
    [['play', 'lords-of-scotland', '--lang', 'gd'], '--lang takes en, fr, not "gd"'],
    [['replay', 'nowhere.json'], 'cannot read nowhere.json'],
    [['replay', MAIN], 'is not JSON'],
    [['sim', 'lords-of-scotland', '--games', ''], '--games takes a whole number'],
    [['sim', 'lords-of-scotland', '--games', '1e1'], '--games takes a whole number'],
    [['sim', 'lords-of-scotland', '--seats', '2', '--seats', '3'], '--seats is given twice'],
    [['release', 'somewhere', '--data', '/nowhere'], '/nowhere is no folder of a server'],
    [['serve', '--call-limit', 'never'], 'call-limit takes a whole number from 0 to 3600'],
    [['serve', '--contact', 'somebody'], 'somebody is no address like mailto:security@bothy.example'],
    [['serve', '--port', ''], '--port takes a whole number from 0 to 65535'],
    [['serve', '--port', '65536'], '--port takes a whole number from 0 to 65535'],
    [['serve', '--port', '0', '--host', '203.0.113.9'], 'cannot listen on 203.0.113.9, port 0'],
    [['train', 'lords-of-scotland', '--from', 'nowhere.net'], 'cannot read nowhere.net'],
    [['train', 'lords-of-scotland', '--from', MAIN], 'this is no net'],
    [['train', 'lords-of-scotland', '--out', '/dev/null/x.net'], 'cannot write /dev/null/x'],
    [['help', 'sim'], '"sim" is one argument too many'],
    [['rules', 'chess'], 'no game "chess"'],
    [['corrections', 'export', 'glen-more'], 'glen-more: this game has nothing to correct'],
    [['corrections', 'mend', 'glen-more'], '"mend" is neither export nor check'],
    [['games', 'all'], 'one argument too many'],
    [['games', '--loud'], "Unknown option '--loud'"],
  ])('%j is refused in one line with status 2', async (words, message) => {
    const { status, out, err } = await bothy(...words)
    expect(status).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(message)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })

  test.each(COMMANDS)('%s has a help text', async (name) => {
    const { status, out } = await bothy(name, '--help')
    expect(status).toBe(0)
    expect(out).toContain(`bothy ${name}`)
    expect(out).toContain('--help')
  })

  test('sim prints the agreed fields and the same games for the same seed', async () => {
    const one = await json('sim', 'lords-of-scotland', '--games', '5', '--seats', '3', '--seed', 'x')
    const two = await json('sim', 'lords-of-scotland', '--games', '5', '--seats', '3', '--seed', 'x')
    expect(one).toMatchObject({ game: 'lords-of-scotland', seats: 3, games: 5 })
    expect(Object.keys(one)).toEqual([
      'game',
      'seats',
      'games',
      'plies',
      'seconds',
      'pliesPerSecond',
      'gamesPerSecond',
      'meanScores',
      'winShare',
      'longestList',
      'longestTurn',
    ])
    for (const field of ['plies', 'meanScores', 'winShare', 'longestList', 'longestTurn'])
      expect(two[field]).toEqual(one[field])
    expect((one.winShare as number[]).reduce((a, b) => a + b)).toBeCloseTo(1)
  })

  test.each([2, 3, 4, 5])('sim of glen-more, %i seats: no list over 512, no turn without an end', async (seats) => {
    const words = ['sim', 'glen-more', '--games', '200', '--seats', String(seats)]
    const { game, longestList, longestTurn } = await json(...words)
    expect(game).toBe('glen-more')
    expect(longestList).toBeGreaterThan(20)
    expect(longestList).toBeLessThanOrEqual(512)
    expect(longestTurn).toBeGreaterThan(5)
    expect(longestTurn).toBeLessThan(100)
    const lines = (await bothy(...words)).out.split('\n')
    expect(lines[1]).toMatch(/^longest list: \d+ choices; longest turn: \d+ plies of one seat in a row$/)
    expect(lines[1].match(/\d+/g)?.map(Number)).toEqual([longestList, longestTurn])
  })

  test('games lists every game with its options', async () => {
    const { games } = await json('games')
    expect(
      (games as { id: string; options: { id: string }[] }[]).map(({ id, options }) => [id, options.length]),
    ).toEqual([
      ['clans-of-caledonia', 9],
      ['glen-more', 5],
      ['glen-more-2', 12],
      ['lords-of-scotland', 4],
    ])
  })

  test('lessons plays every chapter and prints the agreed fields', async () => {
    const { game, chapters } = await json('lessons', 'glen-more-2')
    expect(game).toBe('glen-more-2')
    const found = chapters as { id: string; minutes: number; steps: number; plies: number }[]
    expect(found).toHaveLength(12)
    expect(found.slice(0, 5).map(({ id }) => id)).toEqual(['rondel', 'scotsmen', 'persons', 'scoring', 'race'])
    for (const chapter of found) {
      expect(Object.keys(chapter)).toEqual(['id', 'minutes', 'steps', 'plies'])
      expect(chapter.plies).toBeGreaterThan(5)
    }
  })

  test('bench measures every engine against its bars', async () => {
    const { figures } = await json('bench', '--quick', '--only', 'engine')
    const list = figures as { id: string; value: number; ratio: number; floor: number; goal: number }[]
    const machine = [list[0], list[list.length - 1]]
    expect(machine.map(({ id }) => id)).toEqual(['machine.before', 'machine.after'])
    for (const { value } of machine) expect(value).toBeGreaterThan(0)
    const taken = list.filter(({ id }) => id === 'machine.taken').map(({ value }) => value)
    expect(taken).toHaveLength(process.platform === 'linux' ? 1 : 0)
    for (const share of taken) expect(share >= 0 && share < 100).toBe(true)
    const engines = list.filter(({ id }) => id.startsWith('engine.'))
    expect(engines.map(({ id, floor, goal }) => [id, floor, goal])).toEqual([
      ['engine.clans-of-caledonia', 0.05, 0.06],
      ['engine.glen-more', 0.1, 0.14],
      ['engine.glen-more-2', 0.05, 0.08],
      ['engine.lords-of-scotland', 0.18, 0.27],
      ['engine.glen-more-2.chronicles', 0.015, 0.055],
    ])
    const together = list.filter(({ id }) => id.startsWith('together.'))
    expect(together.map(({ id }) => id)).toEqual(GAME_IDS.map((id) => `together.${id}`))
    for (const { ratio } of [...engines, ...together]) expect(ratio).toBeGreaterThan(0)
  })

  test('arena prints each bot with its interval', async () => {
    const { bots, games } = await json('arena', 'lords-of-scotland', '--bots', 'easy,random', '--games', '20')
    expect(games).toBe(20)
    const list = bots as { name: string; winShare: number; low: number; high: number }[]
    expect(list.map((bot) => bot.name)).toEqual(['easy', 'random'])
    for (const bot of list) {
      expect(bot.low).toBeLessThanOrEqual(bot.winShare)
      expect(bot.high).toBeGreaterThanOrEqual(bot.winShare)
    }
  })

  test('the bot that docs/bots.md shows plays in the arena', async () => {
    const page = readFileSync(fileURLToPath(new URL('../../../docs/bots.md', import.meta.url)), 'utf8')
    const file = join(folder, 'my-bot.ts')
    writeFileSync(file, /```ts\n(.*?)```/s.exec(page)?.[1] ?? '')
    const { bots } = await json('arena', 'lords-of-scotland', '--bots', `${file},random`, '--games', '20')
    const list = bots as { name: string; winShare: number }[]
    expect(list.map(({ name }) => name)).toEqual([file, 'random'])
    expect(list[0].winShare).toBeGreaterThan(0.5)
  })

  test.each([
    ['export default 5', 'has no function as its default export'],
    ['export default () => 5', 'made nothing that can choose'],
    ['export default () => ({ choose: () => 5 })', 'gave an answer that is not in its list, such as '],
    ['export default () => ({ choose: () => { throw new Error("no idea") } })', 'failed: no idea'],
  ])('a bot of %s is refused in one line', async (source, said) => {
    const file = join(folder, `bot-${said.length}.mjs`)
    writeFileSync(file, source)
    const { status, err } = await bothy('arena', 'lords-of-scotland', '--bots', `${file},random`, '--games', '2')
    expect(err).toContain(said)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(status).toBeGreaterThan(0)
  })

  test.each(GAME_IDS)('replay of %s shows the result with its tie-breaks', async (id) => {
    const { file, revision, plies, hash } = await record(id)
    const { result, ...rest } = await json('replay', file)
    const notes = { friendly: false, levels: [], resigned: [], abandoned: false, colours: [], hints: [] }
    expect(rest).toEqual({ game: id, revision, seats: 3, plies, hash, notes })
    const { scores, tieBreaks, ranks } = result as { [field: string]: Json[] }
    expect([scores.length, ranks.length, tieBreaks.length > 0]).toEqual([3, 3, true])
    const { out } = await bothy('replay', file)
    expect(out.includes('tied at')).toBe(new Set(scores).size < 3)
  })

  test('replay says how many hints each seat was given', async () => {
    const { file } = await record('lords-of-scotland')
    const helped = join(folder, 'helped.json')
    const names = ['Ann', 'Ben', '']
    writeFileSync(helped, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), names, hints: [2, 0, 1] }))
    expect(await json('replay', helped)).toMatchObject({ notes: { hints: [2, 0, 1] } })
    const { out } = await bothy('replay', helped)
    expect(out.match(/^.*was given.*$/gm)).toEqual(['Ann was given 2 hints', 'seat 2 was given a hint'])
    expect((await bothy('replay', file)).out).not.toContain('hint')
  })

  test('analyse judges the decisions of a seat, and says so in lines or as JSON', async () => {
    const { file } = await record('lords-of-scotland')
    const { game, unit, moments, standings } = await json('analyse', file, '--seats', 'b')
    expect([game, unit]).toEqual(['lords-of-scotland', 'share'])
    const list = moments as { ply: number; seat: number; played: string[]; best: string[]; loss: number }[]
    expect(list.length).toBeGreaterThan(5)
    expect(new Set(list.map(({ seat }) => seat))).toEqual(new Set([1]))
    for (const { played, best, loss } of list) {
      expect(loss).toBeGreaterThanOrEqual(0)
      expect(loss > 0).toBe(JSON.stringify(best) !== JSON.stringify(played))
    }
    expect((standings as unknown[]).length).toBeGreaterThan(list.length)
    const { out } = await bothy('analyse', file, '--seats', 'b')
    expect(out).toMatch(/^b .*: in \d+ of \d+ decisions nothing better was found/m)
  })

  test.each(GAME_IDS)('play of %s, answers piped in, goes to the end in French', async (id) => {
    const { status, out } = await typed(`99999\n${'1\n'.repeat(2000)}`, 'play', id, '--lang', 'fr', '--seed', 'p')
    expect(status).toBe(0)
    expect(out).toMatch(/Un nombre de 1 à \d+, ou q pour quitter\./)
    expect(out).toMatch(/[12]\. Vous: \d+\n[12]\. Ailsa: \d+/)
    expect(out).not.toMatch(/\b(You|the|A number)\b/)
  })

  test('replay checks a record, shows a seat, and names the ply that is wrong', async () => {
    const { file, plies, hash } = await record('lords-of-scotland')
    expect(await json('replay', file)).toMatchObject({ game: 'lords-of-scotland', seats: 3, plies, hash })
    const seen = await json('replay', file, '--to', '4', '--seat', '1')
    expect(seen).toMatchObject({ plies: 4, result: null, view: { viewer: 1 } })
    const broken = join(folder, 'broken.json')
    const content = JSON.parse(readFileSync(file, 'utf8')) as { plies: string[] }
    content.plies[5] = 'a claim 1'
    writeFileSync(broken, JSON.stringify(content))
    const { status, err } = await bothy('replay', broken)
    expect(status).toBe(2)
    expect(err).toContain('illegal-ply after ply 5')
  })

  test('play goes on by numbered choices until the player leaves', async () => {
    const out = await new Promise<string>((resolve) => {
      const child = execFile(
        process.execPath,
        [MAIN, 'play', 'lords-of-scotland', '--seed', 'x', '--bots', 'random'],
        (_error, text) => resolve(text),
      )
      child.stdin?.end('99\n1\n1\nq\n')
    })
    expect(out).toContain('A number from 1 to')
    expect(out).toMatch(/\n {4}1 {2}/)
  })

  test('rules: every rule of every game has a test', async () => {
    const clans = { game: 'clans-of-caledonia', rules: 105, covered: 105, missing: [] }
    const glenMore = { game: 'glen-more', rules: 100, covered: 100, missing: [] }
    const glenMore2 = { game: 'glen-more-2', rules: 174, covered: 174, missing: [] }
    const lordsOfScotland = { game: 'lords-of-scotland', rules: 96, covered: 96, missing: [] }
    expect(await json('rules')).toEqual({ games: [clans, glenMore, glenMore2, lordsOfScotland] })
    expect(await json('rules', 'glen-more')).toEqual(glenMore)
    expect((await bothy('rules')).out).toContain('glen-more: 100 rules, 100 with a test')
  })
})

describe('files that are there or not', () => {
  test('corrections are not exported over a file, nor into a folder that there is not: one sentence', async () => {
    const there = join(folder, 'mine.json')
    writeFileSync(there, '{}')
    const over = await bothy('corrections', 'export', 'glen-more-2', there)
    expect(over).toEqual({ status: 2, out: '', err: `bothy: ${there} exists already: choose another name\n` })
    expect(readFileSync(there, 'utf8')).toBe('{}')
    const nowhere = join(folder, 'no-such-folder', 'mine.json')
    const into = await bothy('corrections', 'export', 'glen-more-2', nowhere)
    expect(into).toEqual({ status: 2, out: '', err: `bothy: cannot write ${nowhere}\n` })
  })

  test('a backup is brought into no folder that there is not: one sentence, and none is made', async () => {
    const [data, copy, fresh] = ['data', 'club.bothy', 'fresh'].map((name) => join(folder, name))
    mkdirSync(data)
    await bothy('moderate', '--data', data)
    expect((await bothy('backup', copy, '--data', data)).status).toBe(0)
    const ran = await bothy('restore', copy, '--data', fresh)
    expect([ran.status, ran.err]).toEqual([
      2,
      `bothy: There is no folder ${fresh}: make it, or choose another with --data.\n`,
    ])
    expect(existsSync(fresh)).toBe(false)
    mkdirSync(fresh)
    expect((await bothy('restore', copy, '--data', fresh)).status).toBe(0)
  })
})
