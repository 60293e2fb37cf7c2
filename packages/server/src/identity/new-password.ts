import { Tokens, noticesKey } from '../notices/tokens.ts'
import { Accounts } from '../people/accounts.ts'
import { newPasswordPath, passwordToken } from '../people/password-reset.ts'
import { SignChanges } from '../people/sign-changes.ts'
import { type Database, visitStore } from '../store/open.ts'

/** A link relative to the root of the site, valid for an hour; null if no person has the name. */
export const newPasswordLink = (database: Database, name: string): Promise<string | null> =>
  visitStore(database, async ({ store }) => {
    const account = await new Accounts(store, new SignChanges(store)).named(name)
    if (account === null) return null
    const tokens = new Tokens(await noticesKey(store))
    return newPasswordPath(passwordToken(tokens, account, Date.now()))
  })
