import { Accounts } from '../people/accounts.ts'
import { type LogRow, Moderation, type Report } from '../people/moderation.ts'
import { SignChanges } from '../people/sign-changes.ts'
import { type Database, visitStore } from '../store/open.ts'

const LISTED = 100

export type ModerationLog = readonly LogRow[]

export type ShownReport = Report & { readonly account: string | null; readonly barredUntil: number | null }

export type Measure =
  | { readonly act: 'hide' | 'unhide' | 'unbar' | 'close' }
  | { readonly act: 'bar'; readonly ms: number }

const shown = async (moderation: Moderation, accounts: Accounts, report: Report, now: number): Promise<ShownReport> => {
  const { speaker } = report
  return {
    ...report,
    account: speaker === null ? null : ((await accounts.read(speaker))?.name ?? null),
    barredUntil: speaker === null ? null : await moderation.barredUntil(speaker, now),
  }
}

const visit = <V>(database: Database, job: (moderation: Moderation, accounts: Accounts) => Promise<V>): Promise<V> =>
  visitStore(database, ({ store }) => job(new Moderation(store), new Accounts(store, new SignChanges(store))))

export const reports = (database: Database, which: 'open' | 'all'): Promise<readonly ShownReport[]> =>
  visit(database, async (moderation, accounts) => {
    const found = await moderation.reports(which, LISTED)
    return Promise.all(found.map((report) => shown(moderation, accounts, report, Date.now())))
  })

export const findReport = (database: Database, id: string): Promise<ShownReport | null> =>
  visit(database, async (moderation, accounts) => {
    const report = await moderation.find(id)
    return report === null ? null : shown(moderation, accounts, report, Date.now())
  })

/** Null if there is no such report; false if there is nothing to act on. */
export const moderate = (database: Database, id: string, measure: Measure): Promise<boolean | null> =>
  visit(database, async (moderation) => {
    const report = await moderation.find(id)
    if (report === null) return null
    const now = Date.now()
    switch (measure.act) {
      case 'hide':
      case 'unhide':
        return moderation.hide(report, measure.act === 'hide', now)
      case 'bar':
        return moderation.bar(report, now + measure.ms, now)
      case 'unbar':
        return moderation.unbar(report, now)
      case 'close':
        await moderation.close(report, now)
        return true
    }
  })

export const moderationLog = (database: Database): Promise<ModerationLog> =>
  visit(database, (moderation) => moderation.log(LISTED))
