import type { Account } from '@bothy/protocol'
import { Refused } from '../rest/refused.ts'
import type { Services } from '../services.ts'
import { readSettings } from './accounts.ts'
import { type Session, deviceId } from './sessions.ts'

export async function shownAccount({ identity }: Services, { person, hash }: Session): Promise<Account> {
  const [account, devices, passkeys] = await Promise.all([
    identity.accounts.read(person),
    identity.sessions.devices(person),
    identity.passkeys.of(person),
  ])
  if (account === null) throw new Refused('signed-out')
  const here = deviceId(hash)
  return {
    name: account.name,
    email: account.email,
    password: account.password !== null,
    created: account.created,
    passkeys: passkeys.map(({ id, label, created, used }) => ({ id, label, created, used })),
    settings: readSettings(account),
    zone: account.zone,
    devices: devices.map((device) => ({ ...device, here: device.id === here })),
  }
}
