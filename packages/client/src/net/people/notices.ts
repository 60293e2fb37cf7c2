import type { Channel, NewChannel, Notices, Resting, RestTimes } from '@bothy/protocol'
import { call } from '../api.ts'

const channel = (id: string): string => `/notices/channels/${encodeURIComponent(id)}`

export const noticesApi = {
  read: () => call<Notices>('GET', '/notices'),
  add: (wanted: NewChannel) => call<Channel>('POST', '/notices/channels', wanted),
  remove: (id: string) => call<null>('DELETE', channel(id)),
  test: (id: string) => call<null>('POST', `${channel(id)}/test`),
  confirm: (token: string) => call<null>('POST', '/notices/confirm', { token }),
  stop: (token: string) => call<null>('POST', `/notices/stop/${encodeURIComponent(token)}`),
  rhythm: () => call<Resting>('GET', '/rhythm'),
  setRhythm: (rhythm: RestTimes) => call<Resting>('PUT', '/rhythm', rhythm),
} as const
