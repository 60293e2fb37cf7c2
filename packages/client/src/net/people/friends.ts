import type { ChatReport, Friends, Invitation, SentInvitation } from '@bothy/protocol'
import { call } from '../api.ts'

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`
const line = (id: string, number: number): string => `${table(id)}/chat/${number}`

export const friendsApi = {
  list: () => call<Friends>('GET', '/friends'),
  ask: (name: string) => call<Friends>('POST', '/friends', { name }),
  part: (name: string) => call<Friends>('DELETE', '/friends', { name }),
  block: (name: string) => call<Friends>('POST', '/blocks', { name }),
  unblock: (name: string) => call<Friends>('DELETE', '/blocks', { name }),
  invitations: () => call<readonly Invitation[]>('GET', '/invitations'),
  decline: (id: string) => call<null>('DELETE', `/invitations/${encodeURIComponent(id)}`),
  sent: (id: string) => call<readonly SentInvitation[]>('GET', `${table(id)}/invitations`),
  invite: (id: string, name: string) => call<readonly SentInvitation[]>('POST', `${table(id)}/invitations`, { name }),
  mute: (id: string, number: number, isMuted: boolean) =>
    call<null>(isMuted ? 'PUT' : 'DELETE', `${line(id, number)}/mute`),
  blockSpeaker: (id: string, number: number) => call<null>('PUT', `${line(id, number)}/block`),
  report: (id: string, number: number, report: ChatReport) => call<null>('POST', `${line(id, number)}/report`, report),
} as const
