import { createHash } from 'node:crypto'
import type { Tokens } from '../notices/tokens.ts'
import type { AccountRow, Accounts } from './accounts.ts'

/** Letters of a hash, enough that nobody finds another password that has them. */
const MARK_LENGTH = 22

/** The token is in the fragment, so it reaches no log or proxy. */
export const newPasswordPath = (token: string): string => `/account#password=${token}`

/** Changes with the password: a link is good until it was used, or the password changed in another way. */
const markOf = ({ password }: Pick<AccountRow, 'password'>): string =>
  createHash('sha256')
    .update(password ?? '')
    .digest('base64url')
    .slice(0, MARK_LENGTH)

export const passwordToken = (tokens: Tokens, account: AccountRow, now: number): string =>
  tokens.sign('password', `${account.person}~${markOf(account)}`, now)

/** The owner of the link; null if it was used, is too old or not ours. */
export async function resetOf(
  tokens: Tokens,
  accounts: Accounts,
  token: string,
  now: number,
): Promise<AccountRow | null> {
  const [person, mark] = tokens.read('password', token, now)?.split('~') ?? []
  const account = person === undefined ? null : await accounts.read(person)
  return account !== null && markOf(account) === mark ? account : null
}
