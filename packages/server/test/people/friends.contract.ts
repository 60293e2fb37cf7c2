import type { Summary } from '@bothy/room'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canBePaired } from '../../src/pairing/can-be-paired.ts'
import { Accounts } from '../../src/people/accounts.ts'
import { Friends } from '../../src/people/friends.ts'
import { RecordedMutes } from '../../src/people/mute-list.ts'
import { Invitations } from '../../src/people/invitations.ts'
import { Moderation } from '../../src/people/moderation.ts'
import { SignChanges } from '../../src/people/sign-changes.ts'
import type { Store } from '../../src/store/store.ts'

const PEOPLE = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fin', 'Gil', 'Hal'] as const
const names = (people: readonly { readonly name: string }[]): readonly string[] => people.map(({ name }) => name)
const id = (name: string): string => name.toLowerCase()
const T1 = 'table-000001'

async function waiting(store: Store, table: string, host: string): Promise<void> {
  const summary: Summary = {
    status: 'waiting',
    holders: [{ kind: 'person', person: host, name: host, away: null }, { kind: 'open' }],
    toAct: [],
    progress: 0,
    commitment: null,
    seed: null,
    unready: [],
    resigned: [],
    ended: null,
    botTurn: false,
    updated: 1,
  }
  const row = {
    id: table,
    game: 'lords-of-scotland',
    seats: 2,
    setup: {},
    visibility: 'private' as const,
    host,
    created: 1,
    friendly: false,
    hints: null,
    pace: null,
    rated: false,
  }
  await store.createTable(row, [], { summary, people: [host], transcripts: null })
}

export function friendsContract(database: string, open: () => Promise<Store>): void {
  describe(`friends in ${database}`, () => {
    let store: Store
    let friends: Friends
    beforeEach(async () => {
      store = await open()
      friends = new Friends(store)
      const accounts = new Accounts(store, new SignChanges(store))
      for (const name of PEOPLE)
        await accounts.create({ person: id(name), name, email: null, password: null, created: 1 })
    })
    afterEach(() => store.close())

    test('a person who is asked accepts or declines; a person who declined is not asked again', async () => {
      await friends.ask('ann', 'ben', 1)
      await friends.ask('ann', 'cat', 2)
      expect(names((await friends.of('ann')).asked)).toEqual(['Cat', 'Ben'])
      expect(await friends.of('ben')).toMatchObject({ asking: [{ name: 'Ann', since: 1 }], friends: [] })
      await friends.ask('ben', 'ann', 3)
      for (const [one, other] of [
        ['ann', 'Ben'],
        ['ben', 'Ann'],
      ])
        expect(await friends.of(one)).toMatchObject({ friends: [{ name: other, since: 3 }], asking: [] })
      await friends.part('cat', 'ann')
      expect(names((await friends.of('ann')).asked)).toEqual(['Cat'])
      for (const again of ['ask', 'withdraw', 'ask'] as const) {
        await (again === 'ask' ? friends.ask('ann', 'cat', 4) : friends.part('ann', 'cat'))
        expect((await friends.of('cat')).asking).toEqual([])
        expect(names((await friends.of('ann')).asked)).toEqual(again === 'ask' ? ['Cat'] : [])
      }
      await friends.ask('cat', 'ann', 5)
      expect(names((await friends.of('ann')).friends)).toEqual(['Cat', 'Ben'])
      await friends.part('ann', 'ben')
      expect(await friends.of('ben')).toEqual({ friends: [], asking: [], asked: [], blocked: [] })
      expect(await friends.areFriends('ann', 'cat')).toBe(true)
    })

    test('a block ends everything between two people, and keeps them apart', async () => {
      await waiting(store, T1, 'ben')
      const invitations = new Invitations(store)
      await friends.ask('ann', 'ben', 1)
      await friends.ask('ben', 'ann', 1)
      await invitations.invite(T1, 'ben', 'ann', 1)
      await friends.block('ann', 'ben', 2)
      await friends.block('ann', 'ben', 3)
      expect(await friends.of('ann')).toMatchObject({ friends: [], blocked: [{ name: 'Ben', since: 2 }] })
      expect(await friends.of('ben')).toMatchObject({ friends: [], blocked: [] })
      expect(await invitations.of('ann')).toEqual([])
      for (const [one, other] of [
        ['ann', 'ben'],
        ['ben', 'ann'],
      ])
        expect(await friends.mayMeet(one, other)).toBe(false)
      expect([await friends.blocks('ann', 'ben'), await friends.blocks('ben', 'ann')]).toEqual([true, false])
      expect(await friends.keptApart('cat')).toEqual(new Set())
      const may = await canBePaired(friends, ['ann', 'ben', 'cat'])
      expect([may('ann', 'ben'), may('ben', 'ann'), may('ann', 'cat'), may('ann', 'ann')]).toEqual([
        false,
        false,
        true,
        false,
      ])
      await friends.unblock('ann', 'ben')
      expect(await friends.mayMeet('ben', 'ann')).toBe(true)
    })

    test('an invitation waits as long as the table does; strangers send few', async () => {
      const invitations = new Invitations(store)
      await waiting(store, T1, 'ann')
      expect(await invitations.invite(T1, 'ann', 'ben', 1)).toBe(true)
      expect(await invitations.invite(T1, 'ann', 'ben', 2)).toBe(false)
      expect(await invitations.of('ben')).toMatchObject([{ by: 'Ann', since: 1, table: { row: { id: T1 } } }])
      await invitations.decline(T1, 'ben')
      expect(await invitations.of('ben')).toEqual([])
      expect(await invitations.sentBy('ann', T1)).toEqual([{ name: 'Ben', declined: true }])
      for (const [i, host] of ['ann', 'cat', 'dan', 'eve', 'fin'].entries()) {
        await waiting(store, `table-1${i}`, host)
        expect(await invitations.isFull(`table-1${i}`, host, 'ben')).toBe(false)
        await invitations.invite(`table-1${i}`, host, 'ben', 3)
      }
      await waiting(store, 'table-20', 'hal')
      expect(await invitations.isFull('table-20', 'hal', 'ben')).toBe(true)
      await friends.ask('hal', 'ben', 4)
      await friends.ask('ben', 'hal', 4)
      expect(await invitations.isFull('table-20', 'hal', 'ben')).toBe(false)
      await store.removeTable('table-10')
      expect(await invitations.of('ben')).toHaveLength(4)
    })

    test('words of people who are muted or blocked are not read', async () => {
      const hearing = new RecordedMutes(store)
      await hearing.mute(T1, 'ann', 'ben', 1)
      await hearing.mute(T1, 'ann', 'ben', 2)
      await friends.block('ann', 'cat', 1)
      const people = ['ann', 'ben', 'cat']
      const unheard = await hearing.unheard(T1, people, people)
      expect(unheard).toEqual(
        new Map([
          [
            'ann',
            new Map([
              ['ben', 'muted'],
              ['cat', 'blocked'],
            ]),
          ],
        ]),
      )
      expect(await hearing.unheard('table-000002', ['ann'], ['ben'])).toEqual(new Map())
      await hearing.unmute(T1, 'ann', 'ben')
      expect((await hearing.unheard(T1, ['ann'], ['ben'])).size).toBe(0)
    })

    test('a report keeps what was said around; what is done about it is written down', async () => {
      const moderation = new Moderation(store)
      await waiting(store, T1, 'ann')
      for (const at of Array.from({ length: 12 }, (_, i) => i))
        await store.addChat(T1, { name: 'Ben', seat: 1, text: `word ${at}`, at, by: 'ben' })
      const lines = await store.readChat(T1, 99)
      const report = { table_id: T1, line: 6, reporter: 'ann', reason: 'abuse', note: 'rude' } as const
      expect(await moderation.report({ ...report, line: 99 }, lines, 1)).toBe(false)
      for (const now of [1, 2]) expect(await moderation.report(report, lines, now)).toBe(true)
      const [kept, ...others] = await moderation.reports('open', 9)
      expect(others).toEqual([])
      expect(kept).toMatchObject({ ...report, speaker: 'ben', since: 1, closed: null })
      expect(kept.context.map(({ text }) => text)).toEqual(lines.slice(1, 12).map(({ text }) => text))
      expect(await moderation.hide(kept, true, 3)).toBe(true)
      expect((await store.readChat(T1, 99))[6]).toEqual({ ...lines[6], hidden: 'host' })
      expect(await moderation.reports('open', 9)).toEqual([])
      expect([...(await moderation.retold(2)).values()]).toEqual([T1])
      expect(await moderation.hide(kept, false, 4)).toBe(true)
      expect(await store.readChat(T1, 99)).toEqual(lines)
      expect(await moderation.bar(kept, 100, 5)).toBe(true)
      expect([await moderation.barredUntil('ben', 99), await moderation.barredUntil('ben', 100)]).toEqual([100, null])
      expect(await moderation.unbar(kept, 6)).toBe(true)
      expect(await moderation.unbar(kept, 7)).toBe(false)
      await moderation.close(kept, 8)
      expect((await moderation.log(9)).map(({ act, person, line }) => [act, person ?? line])).toEqual([
        ['hide', 6],
        ['unhide', 6],
        ['bar', 'ben'],
        ['unbar', 'ben'],
        ['close', null],
      ])
      expect(await moderation.find(kept.id)).toMatchObject({ closed: 3 })
      await moderation.forget('ben')
      expect((await moderation.find(kept.id))?.context).toEqual([])
    })
  })
}
