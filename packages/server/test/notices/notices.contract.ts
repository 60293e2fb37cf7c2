import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ChannelRow, Channels, type NewChannel } from '../../src/notices/channels.ts'
import { type NewNotice, type NoticeRow, Outbox } from '../../src/notices/outbox.ts'
import { transferWishes } from '../../src/people/transfer-tables.ts'
import type { Store } from '../../src/store/store.ts'

const MINUTE = 60_000
const NOW = 1_800_000_000_000
const DAY = 24 * 60 * MINUTE

const push = (endpoint: string): NewChannel => ({
  kind: 'push',
  address: JSON.stringify({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  label: 'Firefox',
  lang: 'en',
})
const mail: NewChannel = { kind: 'mail', address: 'Ann@example.org', label: 'Ann@example.org', lang: 'fr' }
const hook: NewChannel = { kind: 'hook', address: 'https://hook.example/1', label: 'hook.example', lang: 'en' }

export function noticesContract(name: string, opener: { open(): Promise<Store> }): void {
  describe(`notices in ${name}`, () => {
    let store: Store
    let channels: Channels
    let outbox: Outbox
    beforeEach(async () => {
      store = await opener.open()
      channels = new Channels(store)
      outbox = new Outbox(store)
    })
    afterEach(() => store.close())

    const added = async (channel: NewChannel, person = 'ann', at = NOW): Promise<ChannelRow> => {
      const row = await channels.add(person, channel, at)
      if (row === null) throw new Error('there are too many')
      return row
    }
    const add = (changes: Partial<NewNotice> = {}): Promise<number> =>
      outbox.add(
        { person: 'ann', table: 't1', kind: 'turn', turn: 3, due: NOW, since: NOW, state: 'waiting', ...changes },
        NOW,
      )
    const rows = (): Promise<NoticeRow[]> =>
      store.queries.selectFrom('notices').selectAll().orderBy('table_id').orderBy('turn').execute()
    const states = async (): Promise<readonly string[]> => (await rows()).map(({ state }) => state)

    test('the same place is one channel, and a browser has one owner', async () => {
      const first = await added(push('https://push.example/1'))
      expect(await added({ ...push('https://push.example/1'), lang: 'fr' })).toEqual({ ...first, lang: 'fr' })
      const taken = await added(push('https://push.example/1'), 'ben')
      expect(taken).toMatchObject({ id: first.id, person: 'ben' })
      expect(await channels.of('ann')).toEqual([])
      await added(hook)
      await added(hook, 'ben')
      expect(await channels.of('ann')).toMatchObject([{ kind: 'hook', confirmed: NOW }])
    })

    test('a person has so many channels of a kind', async () => {
      for (let i = 0; i < 3; i++) await added({ ...hook, address: `https://hook.example/${i}` })
      expect(await channels.add('ann', { ...hook, address: 'https://hook.example/3' }, NOW)).toBe(null)
      expect(await channels.add('ann', { ...hook, address: 'https://hook.example/2' }, NOW)).not.toBe(null)
    })

    test('and not more when guests are signed in to an account, however many at once', async () => {
      const hooks = async (person: string): Promise<readonly string[]> =>
        (await channels.of(person)).filter(({ kind }) => kind === 'hook').map(({ address }) => address)
      await added({ ...hook, address: 'https://hook.example/own' }, 'account', NOW - 1)
      for (let guest = 0; guest < 9; guest++)
        for (let i = 0; i < 3; i++)
          await added({ ...hook, address: `https://hook.example/${guest}-${i}` }, `g${guest}`, NOW + i)
      await transferWishes(store, 'g0', 'account')
      expect(await hooks('account')).toEqual(['own', '0-0', '0-1'].map((path) => `https://hook.example/${path}`))
      expect(await hooks('g0')).toEqual([])
      await Promise.all(Array.from({ length: 8 }, (_, i) => transferWishes(store, `g${i + 1}`, 'account')))
      expect(await hooks('account')).toEqual(['own', '0-0', '0-1'].map((path) => `https://hook.example/${path}`))
    })

    test('a place that an account and its guest both have is one place afterwards', async () => {
      const first = await added(hook, 'account')
      await added(hook, 'guest')
      await added(push('https://push.example/1'), 'guest')
      await transferWishes(store, 'guest', 'account')
      expect((await channels.of('account')).map(({ id, kind }) => [kind, id === first.id])).toEqual(
        expect.arrayContaining([
          ['hook', true],
          ['push', false],
        ]),
      )
      expect(await channels.of('account')).toHaveLength(2)
      await added({ ...hook, address: 'https://hook.example/2' }, 'second')
      await transferWishes(store, 'second', 'account')
      await added({ ...hook, address: 'https://hook.example/2' }, 'account')
      expect((await channels.of('account')).filter(({ kind }) => kind === 'hook')).toHaveLength(2)
    })

    test('e-mail is used when it is confirmed, and forgotten when it is not', async () => {
      const { id } = await added(mail)
      expect(await channels.unproven(mail.address, NOW - DAY)).toBe(1)
      expect(await add()).toBe(0)
      await channels.confirm(id, NOW)
      expect(await channels.unproven(mail.address, NOW - DAY)).toBe(0)
      expect(await add()).toBe(1)
      await added({ ...mail, address: 'other@example.org' })
      await channels.forget(NOW + 3 * DAY)
      expect(await channels.of('ann')).toMatchObject([{ id }])
    })

    test('a channel that is gone or refuses again and again is used no more', async () => {
      const [browser, other] = [await added(push('https://push.example/1')), await added(hook)]
      await channels.gone(browser, NOW)
      expect(await channels.get(browser.id)).toBe(null)
      for (let i = 0; i < 4; i++) await channels.refused(other.id, NOW)
      await channels.worked(other.id)
      for (let i = 0; i < 4; i++) await channels.refused(other.id, NOW)
      expect(await channels.get(other.id)).toMatchObject({ failures: 4, stopped: null })
      await channels.refused(other.id, NOW)
      expect(await channels.get(other.id)).toMatchObject({ stopped: NOW })
      expect(await add()).toBe(0)
      await added(hook)
      expect(await add()).toBe(1)
    })

    test('one notice for each turn and channel; not of what was before the channel', async () => {
      await added(push('https://push.example/1'))
      await added(hook)
      expect(await add({ since: NOW - 1 })).toBe(0)
      expect(await add()).toBe(2)
      expect(await add()).toBe(0)
      expect(await add({ state: 'seen' })).toBe(0)
      expect(await add({ kind: 'over' })).toBe(2)
      expect(await add({ turn: 4, state: 'seen' })).toBe(2)
      expect(await add({ turn: 4 })).toBe(0)
      expect(await add({ person: 'ben' })).toBe(0)
      expect(await outbox.listOf('ann', 9)).toHaveLength(4)
    })

    test('what waits for a channel is claimed at once and by one alone', async () => {
      const { id } = await added(hook)
      await add()
      await add({ table: 't2', due: NOW + MINUTE })
      expect(await outbox.dueChannels(NOW - 1)).toEqual([])
      expect(await outbox.dueChannels(NOW)).toEqual([id])
      const claims = await Promise.all([1, 2, 3].map(() => outbox.claim(id, NOW, MINUTE)))
      const [claim, ...others] = claims.filter((one) => one !== null)
      expect(others).toEqual([])
      expect(claim?.rows.map(({ table_id }) => table_id)).toEqual(['t1', 't2'])
      expect(await outbox.dueChannels(NOW + MINUTE)).toEqual([])
    })

    test('an unused claim runs out; what may have been sent is not sent again', async () => {
      const { id } = await added(hook)
      await add()
      const first = await outbox.claim(id, NOW, MINUTE)
      await outbox.expire(NOW + MINUTE)
      expect(await states()).toEqual(['claimed'])
      await outbox.expire(NOW + MINUTE + 1)
      expect(await states()).toEqual(['waiting'])
      const second = await outbox.claim(id, NOW + MINUTE + 1, MINUTE)
      expect(await first?.begin(first.rows, NOW + MINUTE + 1)).toBe(false)
      expect(await second?.begin(second.rows, NOW + MINUTE + 1)).toBe(true)
      await outbox.expire(NOW + 3 * MINUTE)
      expect(await states()).toEqual(['unsure'])
      expect(await outbox.claim(id, NOW + 3 * MINUTE, MINUTE)).toBe(null)
      await second?.again(NOW, '503')
      expect(await states()).toEqual(['unsure'])
      await second?.end('sent', null, NOW + 3 * MINUTE)
      expect(await states()).toEqual(['sent'])
    })

    test('what failed waits for its time, what is held and dropped for nothing else', async () => {
      const { id } = await added(hook)
      for (const table of ['t1', 't2', 't3']) await add({ table })
      const claim = await outbox.claim(id, NOW, MINUTE)
      const [one, two, three] = claim?.rows ?? []
      await claim?.drop([one], NOW)
      await claim?.hold([two], NOW + MINUTE)
      expect(await claim?.begin([three], NOW)).toBe(true)
      await claim?.again(NOW + 2 * MINUTE, '503')
      expect(await states()).toEqual(['passed', 'waiting', 'waiting'])
      const next = await outbox.claim(id, NOW + MINUTE, MINUTE)
      expect(next?.rows.map(({ table_id, tries }) => [table_id, tries])).toEqual([['t2', 0]])
      const last = await outbox.claim(id, NOW + 2 * MINUTE, MINUTE)
      expect(last?.rows).toMatchObject([{ table_id: 't3', tries: 1, detail: '503' }])
    })

    test('what was written down in case a person is late is not shown unless it was sent', async () => {
      const { id } = await added(hook)
      await add({ kind: 'hurry', due: NOW + DAY })
      expect(await outbox.claim(id, NOW, MINUTE)).toBe(null)
      expect(await outbox.listOf('ann', 9)).toEqual([])
      const claim = await outbox.claim(id, NOW + DAY, MINUTE)
      expect(await outbox.listOf('ann', 9)).toEqual([])
      await claim?.begin(claim.rows, NOW + DAY)
      await claim?.end('sent', null, NOW + DAY)
      expect(await outbox.listOf('ann', 9)).toMatchObject([{ kind: 'hurry', state: 'sent' }])
    })

    test('what is old is forgotten', async () => {
      await added(hook)
      await add()
      await outbox.forget(NOW + 29 * DAY)
      expect(await rows()).toHaveLength(1)
      await outbox.forget(NOW + 31 * DAY)
      expect(await rows()).toEqual([])
    })
  })
}
