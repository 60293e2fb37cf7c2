import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Learning, NOTHING_LEARNT } from '@bothy/protocol'
import { Accounts } from '../../src/people/accounts.ts'
import { OwnBots } from '../../src/people/own-bots.ts'
import { LearningStore } from '../../src/people/learning-store.ts'
import { Sessions } from '../../src/people/sessions.ts'
import { SignChanges } from '../../src/people/sign-changes.ts'
import type { Store } from '../../src/store/store.ts'
import type { Opener } from '../store/store.contract.ts'

const report = (fault: string, error: unknown): void => {
  throw new Error(fault, { cause: error })
}
const HOUR = 3600 * 1000

function processOn(store: Store) {
  const changes = new SignChanges(store)
  return { changes, accounts: new Accounts(store, changes), sessions: new Sessions(store, changes, report) }
}
const ann = (person: string, name: string) => ({ person, name, email: null, password: 'hash', created: 1 })

export function peopleContract(name: string, opener: Opener<Store>): void {
  describe(`people in ${name}`, () => {
    let store: Store
    beforeEach(async () => {
      store = await opener.open()
    })
    afterEach(() => opener.close(store))

    test('a name belongs to one account, however it is written, and an account to one person', async () => {
      const { accounts } = processOn(store)
      const race = await Promise.all([accounts.create(ann('p1', 'Ànn')), accounts.create(ann('p2', 'АNN'))])
      expect(race.toSorted()).toEqual([false, true])
      const owner = race[0] ? 'p1' : 'p2'
      expect(await accounts.named('ann')).toMatchObject({ person: owner, password: 'hash' })
      expect(await accounts.create(ann(owner, 'Other'))).toBe(false)
      expect(await accounts.create(ann('p3', '!!'))).toBe(true)
      expect(await accounts.rename('p3', 'A-n-n')).toBe(false)
      expect(await accounts.rename(owner, 'ann')).toBe(true)
      expect(await accounts.rename(owner, 'Cat')).toBe(true)
      expect(await accounts.rename('p3', 'Ann')).toBe(true)
      expect(await accounts.read(owner)).toMatchObject({ name: 'Cat' })
      expect(await accounts.named('nobody')).toBe(null)
      const renamed = await Promise.all([accounts.rename(owner, 'Dora'), accounts.rename('p3', 'Dora')])
      expect(renamed.toSorted()).toEqual([false, true])
    })

    test('devices that tell of lessons at once lose nothing, and a record that cannot be read counts as none', async () => {
      const [here, there] = [new LearningStore(store), new LearningStore(store)]
      const chapter = (id: string): Learning => ({
        ...NOTHING_LEARNT,
        lessons: { [`lords-of-scotland/${id}`]: { step: 1, done: true, again: 0 } },
      })
      await Promise.all(['a', 'b', 'c', 'd'].map((id, i) => (i % 2 === 0 ? here : there).unite('p', chapter(id))))
      const ids = async (): Promise<readonly string[]> => Object.keys((await here.of('p')).lessons)
      expect(await ids()).toEqual(['a', 'b', 'c', 'd'].map((id) => `lords-of-scotland/${id}`))
      expect(await here.of('q')).toEqual(NOTHING_LEARNT)
      for (const learning of ['{', '{"lessons":1}']) {
        await store.write(store.queries.updateTable('learning').set({ learning }))
        expect(await here.of('p')).toEqual(NOTHING_LEARNT)
      }
      await there.unite('p', chapter('e'))
      expect(await ids()).toEqual(['lords-of-scotland/e'])
    })

    test('a token is worth its person until it is closed, here at once and elsewhere when others look', async () => {
      const [here, there] = [processOn(store), processOn(store)]
      const now = 10 * HOUR
      const phone = await here.sessions.open('p', 'Firefox, Android', now)
      const desk = await here.sessions.open('p', 'Chrome, Linux', now + 1)
      const other = await here.sessions.open('q', '', now)
      for (const { sessions } of [here, there]) expect(await sessions.find(phone.token, now)).toEqual(phone.session)
      expect(await here.sessions.find(`${phone.token}x`, now)).toBe(null)
      expect((await here.sessions.devices('p')).map(({ device }) => device)).toEqual([
        'Chrome, Linux',
        'Firefox, Android',
      ])
      const [, { id }] = await here.sessions.devices('p')
      expect(await here.sessions.closeDevice('q', id, now)).toBe(false)
      expect(await here.sessions.closeDevice('p', id, now)).toBe(true)
      expect(await here.sessions.find(phone.token, now)).toBe(null)
      const heard: string[] = []
      there.changes.listen((person) => heard.push(person))
      for (const _ of ['once', 'twice']) await there.changes.lookAround(now)
      expect(heard.toSorted()).toEqual(['p', 'q'])
      expect(await there.sessions.find(phone.token, now)).toBe(null)
      expect(await there.sessions.find(desk.token, now)).toEqual(desk.session)
      await there.sessions.closeAll('p', now + 1)
      await here.changes.lookAround(now + 1)
      expect(await here.sessions.find(desk.token, now + 1)).toBe(null)
      expect(await here.sessions.find(other.token, now)).toEqual(other.session)
    })

    test('a bot is known by its token until that is revoked; its owner may draw another, and the token is not kept', async () => {
      const [here, there] = [processOn(store), processOn(store)]
      const [bots, elsewhere] = [new OwnBots(store, here.changes), new OwnBots(store, there.changes)]
      const made = await bots.draw('p', '[bot] Rob', 1)
      if (typeof made === 'string') throw new Error(made)
      const { bot, token } = made
      expect(bot).toMatchObject({ person: 'p', name: '[bot] Rob', seen: null })
      expect(token).toMatch(/^bothy_bot_[\w-]{43}$/)
      const rows = await store.queries.selectFrom('own_bots').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(token.slice('bothy_bot_'.length))
      expect((await store.readPerson(bot.bot))?.name).toBe('[bot] Rob')
      expect(await elsewhere.find(token)).toBe(bot.bot)
      for (const wrong of [`${token}x`, token.slice(0, -1), token.slice('bothy_bot_'.length), '', String(bot.hash)])
        expect(await bots.find(wrong)).toBe(null)
      expect(await bots.draw('p', '[bot] R-O-B', 2)).toBe('name-taken')
      for (const at of [90_000, 100_000]) await bots.see(bot.bot, at)
      expect((await bots.of('p')).map(({ seen }) => seen)).toEqual([90_000])

      const heard: string[] = []
      there.changes.listen((person) => heard.push(person))
      expect(await bots.revoke('q', bot.bot, HOUR)).toBe(false)
      await there.changes.lookAround(HOUR)
      expect(heard).toEqual([])
      expect(await bots.revoke('p', bot.bot, HOUR)).toBe(true)
      await there.changes.lookAround(HOUR)
      expect(heard).toEqual([bot.bot])
      expect(await elsewhere.find(token)).toBe(null)
      expect(await bots.revoke('p', bot.bot, HOUR)).toBe(false)
      expect([await bots.of('p'), (await bots.all('p')).length]).toEqual([[], 1])
      const again = await elsewhere.draw('p', '[bot] Rob', 2 * HOUR)
      if (typeof again === 'string') throw new Error(again)
      expect([again.bot.bot, await bots.find(again.token), await bots.find(token)]).toEqual([bot.bot, bot.bot, null])
    })

    test('an account has five bots at once, and twenty names in all, also if it asks for many at once', async () => {
      const bots = new OwnBots(store, processOn(store).changes)
      const five = await Promise.all([1, 2, 3, 4, 5].map((i) => bots.draw('p', `[bot] ${'x'.repeat(i)}`, 1)))
      expect(five.filter((made) => typeof made === 'object')).toHaveLength(5)
      expect(await bots.draw('p', '[bot] six', 1)).toBe('too-many-own-bots')
      expect(await bots.draw('q', '[bot] six', 1)).toMatchObject({ bot: { person: 'q', slot: 0 } })
      for (let i = 0; i < 15; i++) {
        const [first] = await bots.of('p')
        await bots.revoke('p', first.bot, 2)
        expect(await bots.draw('p', `[bot] y${'z'.repeat(i)}`, 2)).toMatchObject({ bot: { slot: 5 + i } })
      }
      await bots.revoke('p', (await bots.of('p'))[0].bot, 3)
      expect(await bots.draw('p', '[bot] yet another', 3)).toBe('too-many-own-bots')
      expect(await bots.draw('p', '[bot] x', 3)).toMatchObject({ bot: { name: '[bot] x' } })
    })

    test('a device that was not seen for long is signed out; one that was is noted', async () => {
      const { sessions, changes } = processOn(store)
      const { token, session } = await sessions.open('p', '', 0)
      const later = 100 * 24 * HOUR
      expect(await processOn(store).sessions.find(token, later)).toEqual(session)
      await expect.poll(() => sessions.devices('p')).toMatchObject([{ seen: later }])
      expect(await sessions.find(token, 2 * later)).toEqual(session)
      expect(await sessions.find(token, 4 * later)).toBe(null)
      await sessions.forget(4 * later)
      expect(await sessions.devices('p')).toEqual([])
      await changes.write('p', 0)
      await changes.forget(later)
      expect(await store.queries.selectFrom('sign_changes').selectAll().execute()).toEqual([])
    })
  })
}
