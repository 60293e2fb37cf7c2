import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { GAME_IDS, MANIFESTS } from '@bothy/games'
import { expect, test, vi } from 'vitest'
import { databaseFile } from '../../src/index.ts'
import { Drawings } from '../../src/previews/drawings.ts'
import { Letters } from '../../src/previews/letters.ts'
import { LANGUAGES, languageOf, type PreviewLanguage, WORDS } from '../../src/previews/words.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { builtClient, Guest, patient, serve, temporaryFolder, until } from '../server.ts'

patient()

const ME = { kind: 'me' } as const
const FREE = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const

async function tags(url: string, language = 'en'): Promise<{ readonly [name: string]: string }> {
  const page = await (await fetch(url, { headers: { 'accept-language': language } })).text()
  const found = page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)
  return Object.fromEntries(
    [...found].map(([, name, text]) => [
      name,
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  )
}

async function sizeOf(
  url: string,
): Promise<readonly [status: number, type: string | null, width: number, height: number]> {
  const answer = await fetch(url)
  const png = Buffer.from(await answer.arrayBuffer())
  expect(png.length).toBeLessThan(400_000)
  return [answer.status, answer.headers.get('content-type'), png.readUInt32BE(16), png.readUInt32BE(20)]
}
const PICTURE = [200, 'image/png', 1200, 630]

test('the link of a waiting table says who invites, to which game, and how many seats are free', async () => {
  const server = await serve({ clientDir: builtClient() })
  const ann = await Guest.of(server)
  await ann.json('PATCH', '/api/me', { name: 'Ann' })
  const { id } = await ann.table([ME, FREE, FREE])
  const told = await tags(`${server.url}/table/${id}`)
  expect(told).toMatchObject({
    'og:title': 'Ann invites you to play Lords of Scotland',
    'og:description': '3 players · 25 min · no clock · 2 seats free',
    'og:url': `${server.url}/table/${id}`,
    'twitter:card': 'summary_large_image',
  })
  expect(await sizeOf(told['og:image'])).toEqual(PICTURE)
  expect(await tags(`${server.url}/table/${id}`, 'fr-FR,fr;q=0.9,en;q=0.8')).toMatchObject({
    'og:title': 'Ann vous invite à jouer à Lords of Scotland',
    'og:description': '3 joueurs · 25 min · sans pendule · 2 places libres',
    'og:locale': 'fr_FR',
  })
  const ben = await Guest.of(server)
  await ben.json('PATCH', '/api/me', { name: 'Ben' })
  await ben.sit(id, 1)
  const later = await tags(`${server.url}/table/${id}`)
  expect(later['og:description']).toContain('1 seat free')
  expect(later['og:image']).not.toBe(told['og:image'])
  expect(JSON.stringify(later), 'of all names only that of the host').not.toContain('Ben')
})

test('a name cannot leave its place in the page', async () => {
  const server = await serve({ clientDir: builtClient() })
  const ann = await Guest.of(server)
  await ann.json('PATCH', '/api/me', { name: `"><b>&'$& 🐑` })
  const { name } = await ann.json<{ name: string }>('GET', '/api/me')
  const { id } = await ann.table([ME, FREE])
  const page = await (await fetch(`${server.url}/table/${id}`)).text()
  expect(page).not.toContain('<b>')
  const told = await tags(`${server.url}/table/${id}`)
  expect(told['og:title']).toBe(`${name} invites you to play Lords of Scotland`)
  expect(await sizeOf(told['og:image'])).toEqual(PICTURE)
})

test('a name without a letter that can be drawn is left out of the sentence on the picture', async () => {
  const server = await serve({ clientDir: builtClient() })
  const pictureOf = async (name: string, seat: typeof ME | typeof BOT, language: string): Promise<string> => {
    const host = await Guest.of(server)
    await host.json('PATCH', '/api/me', { name })
    const { id } = await host.table([seat, FREE])
    const answer = await fetch(`${server.url}/previews/tables/${id}?language=${language}`)
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer()).toString('base64')
  }
  for (const language of ['en', 'fr']) {
    const nameless = await pictureOf('Ann', BOT, language)
    expect((await pictureOf('🐑🐑', ME, language)) === nameless, '🐑🐑').toBe(true)
    expect((await pictureOf('漢 (🐑)', ME, language)) === nameless, 'brackets alone are no name').toBe(true)
    expect((await pictureOf('Ann 🐑', ME, language)) === nameless, 'Ann is named').toBe(false)
  }
})

test('an invitation without a name says nothing about the gender of its reader', async () => {
  const server = await serve({ clientDir: builtClient() })
  const { id } = await (await Guest.of(server)).table([BOT, FREE])
  expect((await tags(`${server.url}/table/${id}`))['og:title']).toBe('You’re invited to play Lords of Scotland')
  expect((await tags(`${server.url}/table/${id}`, 'fr'))['og:title']).toBe('Une invitation à jouer à Lords of Scotland')
  expect(WORDS.fr.invited).toBe('Une invitation à jouer')
})

test('home, games and unknown tables have a picture, and an unknown table says nothing', async () => {
  const server = await serve({ clientDir: builtClient(), publicUrl: 'https://bothy.example/' })
  const home = await tags(`${server.url}/`)
  expect(home).toMatchObject({ 'og:title': 'Bothy', 'og:image': 'https://bothy.example/previews/home' })
  for (const path of ['/table/abcdefghijklmnop', '/replay/abcdefghijklmnop', '/table/%22%3E%3Cb%3E', '/about'])
    expect(await tags(server.url + path)).toEqual({
      ...home,
      'og:url': `https://bothy.example${encodeURI(decodeURIComponent(path))}`,
    })
  const rules = await tags(`${server.url}/rules/glen-more`)
  expect(rules).toMatchObject({
    'og:title': 'Play Glen More',
    'og:image': 'https://bothy.example/previews/glen-more',
  })
  for (const name of ['home', ...GAME_IDS]) expect(await sizeOf(`${server.url}/previews/${name}`)).toEqual(PICTURE)
  expect((await fetch(`${server.url}/previews/tables/abcdefghijklmnop`)).status).toBe(404)
  expect((await fetch(`${server.url}/previews/chess`)).status).toBe(400)
})

test('a game that runs or is over names nobody, and its replay says what it is', async () => {
  const server = await serve({ clientDir: builtClient() })
  const ann = await Guest.of(server)
  await ann.json('PATCH', '/api/me', { name: 'Ann' })
  const { id } = await ann.table([ME, BOT])
  const running = await tags(`${server.url}/table/${id}`)
  expect(running).toMatchObject({ 'og:title': 'Lords of Scotland' })
  expect(running['og:description']).toContain('being played')
  expect(await sizeOf(running['og:image'])).toEqual(PICTURE)
  const replay = await tags(`${server.url}/replay/${id}`)
  expect(replay['og:title']).toBe('A game of Lords of Scotland, move by move')
  expect(JSON.stringify([running, replay])).not.toContain('Ann')
})

test('many pictures in a minute are refused to one address, and the same one is drawn once', async () => {
  const server = await serve({ clientDir: builtClient() })
  const ann = await Guest.of(server)
  const { id } = await ann.table([ME, FREE])
  const answers = await Promise.all(Array.from({ length: 70 }, () => fetch(`${server.url}/previews/tables/${id}`)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBe(60)
  expect(statuses.filter((status) => status === 429).length).toBe(10)
  const pictures = await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.arrayBuffer()))
  expect(new Set(pictures.map((picture) => Buffer.from(picture).toString('base64'))).size).toBe(1)
})

test('letters: other scripts and emoji are left out, long names are cut, and every word of ours can be written', () => {
  const letters = new Letters()
  expect(letters.drawable('Rory 🐑 漢 Ωμέγα Ж', 'line')).toBe('Rory Ωμέγα Ж')
  expect(letters.drawable('🐑🐑', 'line')).toBe('')
  const long = letters.fitted('W'.repeat(60), 'line', 600)
  expect(long.endsWith('…')).toBe(true)
  expect(letters.widthOf(long, 'line')).toBeLessThanOrEqual(600)
  for (const language of LANGUAGES)
    for (const text of ownWords(language))
      for (const size of ['line', 'chip'] as const)
        expect([language, size, letters.drawable(text, size)]).toEqual([language, size, text])
})

function ownWords(language: PreviewLanguage): readonly string[] {
  const { site, invites, invited, invitesTo, invitedTo, players, minutes, pace, free, full, running, over, ...rest } =
    WORDS[language]
  const { replayOf, play, ...unknown } = rest
  expect(unknown, 'a word that is not looked at').toEqual({})
  const titles = GAME_IDS.map((id) => MANIFESTS[id].title)
  const counts = Array.from({ length: 10 }, (_, n) => n)
  return [
    site,
    invites('Ann'),
    invited,
    full,
    running,
    over,
    ...Object.values(pace),
    ...counts.flatMap((n) => [players(n), minutes(n), minutes(10 * n), free(n)]),
    ...titles.flatMap((title) => [invitesTo('Ann', title), invitedTo(title), replayOf(title), play(title)]),
  ]
}

test('pictures that could not be drawn do not count as being drawn', async () => {
  const folder = new URL(`${pathToFileURL(temporaryFolder()).href}/`)
  const drawings = new Drawings(folder)
  const words = (chip: string) => ({ line: '', host: null, nameless: 'x', chips: [chip] })
  for (let i = 0; i < 6; i++)
    await expect(drawings.withWords('glen-more', words(String(i)))).rejects.toThrow('no such file')
  cpSync(new URL('../../previews/', import.meta.url), folder, { recursive: true })
  expect(await drawings.withWords('glen-more', words('at last'))).not.toBe(null)
})

test('a game of which no picture was taken has that of Bothy', () => {
  const folder = new URL(`${pathToFileURL(temporaryFolder()).href}/`)
  cpSync(new URL('../../previews/home.png', import.meta.url), new URL('home.png', folder))
  const drawings = new Drawings(folder)
  expect(drawings.plain('glen-more').equals(drawings.plain('home'))).toBe(true)
})

test('a page is shown although the database does not answer', async () => {
  const dataDir = temporaryFolder()
  const store = await openSqlite(databaseFile(dataDir))
  const server = await serve({ clientDir: builtClient(), dataDir, store })
  const { id } = await (await Guest.of(server)).table([ME, FREE])
  const read = vi.spyOn(store, 'readTable').mockReturnValue(new Promise(() => undefined))
  const page = await fetch(`${server.url}/table/${id}`, { signal: AbortSignal.timeout(60_000) })
  expect(await page.text()).toContain('<meta property="og:title" content="Bothy" />')
  read.mockRestore()
})

test('a picture with other words has another address, and one with an old address is not kept', async () => {
  const server = await serve({ clientDir: builtClient() })
  const ann = await Guest.of(server)
  await ann.json('PATCH', '/api/me', { name: 'Ann' })
  const { id } = await ann.table([ME, FREE])
  const { 'og:image': old } = await tags(`${server.url}/table/${id}`)
  const keptFor = async (url: string): Promise<string | null> => (await fetch(url)).headers.get('cache-control')
  expect(await keptFor(old)).toBe('public, max-age=3600')
  await ann.json('PATCH', '/api/me', { name: 'Mairi' })
  await until(async () => (await tags(`${server.url}/table/${id}`))['og:title'].startsWith('Mairi'))
  const { 'og:image': fresh } = await tags(`${server.url}/table/${id}`)
  expect(fresh).not.toBe(old)
  expect(await keptFor(fresh)).toBe('public, max-age=3600')
  expect(await keptFor(old)).toBe('no-cache')
  expect(await keptFor(`${server.url}/previews/tables/${id}`)).toBe('no-cache')
})

test('a person is no game, whatever they are called, and their address stays as it is', async () => {
  const server = await serve({ clientDir: builtClient() })
  expect(await tags(`${server.url}/people/glen-more`)).toMatchObject({ 'og:title': 'Bothy' })
  for (const path of ['/people/Who%3F', '/people/A%23B', '/people/%C3%89ilidh', '/people/a%2Fb'])
    expect(await tags(server.url + path)).toMatchObject({ 'og:url': server.url + path })
  for (const page of ['new', 'rules', 'ratings'])
    expect(await tags(`${server.url}/${page}/glen-more`)).toMatchObject({ 'og:title': 'Play Glen More' })
})

test('the first language that we speak is taken', () => {
  expect(['fr', 'fr-CA,en', 'de,fr;q=0.5', 'de', undefined, 'EN-us,fr'].map(languageOf)).toEqual([
    'fr',
    'fr',
    'fr',
    'en',
    'en',
    'en',
  ])
})

test('a page without a title stays as it is', async () => {
  const folder = builtClient()
  mkdirSync(join(folder, 'x'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>Bothy')
  const server = await serve({ clientDir: folder })
  expect(await (await fetch(`${server.url}/`)).text()).toBe('<!doctype html>Bothy')
})
