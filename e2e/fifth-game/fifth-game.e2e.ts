import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserHere } from '../browser.ts'
import { type Sandbox, withGame } from './sandbox.ts'
import { PATIENCE, Person } from '../people.ts'
import { dice, offered, playOn } from '../play.ts'
import { inOrder } from '../visit.ts'

const ID = 'cairn'
const TITLE = 'Cairn'
const FOLDER = `packages/games/${ID}`

/** Lines that a new game adds outside its folder; all but the first are written by the script. */
const CHANGED = [
  'package.json',
  'packages/games/package.json',
  'packages/client/tsconfig.json',
  'packages/games/tsconfig.json',
  ...['figures', 'ids', 'manifests', 'opponents', 'rules', 'texts-en', 'texts-fr'].map(
    (part) => `packages/games/written/${part}.ts`,
  ),
  'tsconfig.base.json',
  'tsconfig.json',
]

describe('a fifth game', () => {
  let box: Sandbox
  inOrder()
  beforeAll(async () => {
    box = withGame(ID)
    await box.run('node', 'scripts/list-games.ts')
  })
  afterAll(() => box?.remove())

  test('is a folder and one line; the rest is written', async () => {
    expect((await box.changed()).toSorted()).toEqual([...CHANGED, FOLDER].toSorted())
    expect(await box.diff('package.json')).toEqual([`+    "${FOLDER}",`])
  })

  test('is listed, with its rules and the tests that prove them', async () => {
    expect(await box.bothy('games')).toContain(`${ID}  2 to 4 seats, revision 1\n  doubled (CRN-8): [false], true`)
    expect(JSON.parse(await box.bothy('rules', ID, '--json'))).toEqual({
      game: ID,
      rules: 10,
      covered: 10,
      missing: [],
    })
  })

  test('is played by bots', async () => {
    const words = ['sim', ID, '--bots', 'easy,medium', '--games', '10', '--json']
    expect(JSON.parse(await box.bothy(...words))).toMatchObject({ game: ID, games: 10, plies: 240 })
  })

  test('passes the contract suite, the suites of words and boards, and those that ask every game', async () => {
    const tests = [
      FOLDER,
      'packages/games/index.test.ts',
      'packages/client/src/test/shell-messages.test.ts',
      'scripts/list-games.test.ts',
      'scripts/documents.test.ts',
    ]
    await box.run('vitest', 'run', '--config', 'vitest.config.ts', ...tests)
  })

  test('compiles, and the linters find nothing in it', async () => {
    await box.run('tsc', '-b', '--checkers', '1', '--pretty', 'false')
    await box.run('oxlint', '--type-aware', FOLDER, 'packages/games/written')
    await box.run('oxfmt', '--check', FOLDER)
    await box.run('stylelint', `${FOLDER}/board/**/*.css`)
    await box.run('knip', '--no-config-hints')
  })

  describe('at a table', () => {
    let player: Person
    const page = (): Page => player.page
    beforeAll(async () => {
      await box.run('vite', 'build', 'packages/client', '--logLevel', 'error')
      const url = await box.serve()
      const browser = await browserHere()
      const context = await browser.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' })
      context.setDefaultTimeout(PATIENCE)
      player = await Person.enter('Eilidh', context, url)
    })
    afterAll(() => player?.leave())

    test('is offered, with its emblem and its rules', async () => {
      const card = page().getByRole('article', { name: TITLE, exact: true })
      await card.locator('.emblem svg').waitFor()
      await card.getByRole('link', { name: TITLE, exact: true }).click()
      await page().getByRole('link', { name: 'Full rules' }).click()
      await page().getByText('At most 2 stones of a cairn may be face down.').waitFor()
    })

    test('is played to its end', async () => {
      await page().goto('/')
      await offered(page(), 'button', 'Play now', { title: TITLE }).click()
      await page().locator('.crn-stage').waitFor()
      const picked: string[] = []
      await playOn([page()], {
        roll: dice(5),
        choose: async (lit, roll) => {
          const target = lit[roll(lit.length)]
          picked.push(target.replace(/\d+/, 'N'))
          return target
        },
      })
      expect(new Set(picked)).toEqual(new Set(['stone:N', 'do:up', 'do:down']))
      expect(picked.length).toBeGreaterThan(10)
      await page().locator('dialog.ending').getByText('Stones').first().waitFor()
    })

    test('is told about in French, and nothing went wrong on the way', async () => {
      await page().goto('/')
      await player.inSettings((settings) => settings.getByText('Français').click())
      await page().getByRole('article', { name: TITLE }).getByRole('link', { name: TITLE, exact: true }).click()
      await page().getByRole('link', { name: 'Les règles complètes' }).click()
      await page().getByText('Un cairn a au plus 2 pierres face cachée.').waitFor()
      await page().goto('/about')
      await page().getByRole('heading', { name: TITLE, exact: true }).waitFor()
      expect(player.faults).toEqual([])
    })
  })
})
