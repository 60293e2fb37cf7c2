import { createHash } from 'node:crypto'
import type { Tokens } from '../notices/tokens.ts'
import type { AccountRow, Accounts } from './accounts.ts'

/** Characters of a hash: enough that no other password with the same mark can be found. */
const MARK_LENGTH = 22

/** The token is in the fragment, so it reaches no log or proxy. */
export const newPasswordPath = (token: string): string => `/account#password=${token}`

/** Changes with the password, so a link is void once used or once the password changed otherwise. */
const markOf = ({ password }: Pick<AccountRow, 'password'>): string =>
  createHash('sha256')
    .update(password ?? '')
    .digest('base64url')
    .slice(0, MARK_LENGTH)

export const passwordToken = (tokens: Tokens, account: AccountRow, now: number): string =>
  tokens.sign('password', `${account.person}~${markOf(account)}`, now)

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
