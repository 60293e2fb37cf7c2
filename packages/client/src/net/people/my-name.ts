import { usualName } from '@bothy/board-kit/ui/page/settings.ts'
import { api, me, type Reply } from '../api.ts'

/** The chosen name, the one last used on this device, or nothing. */
export const knownName = (): string => (me.value?.named === true ? me.value.name : usualName.value)

/** Takes a name for all tables of this server and remembers it on this device. An empty one leaves all as it is. */
export async function takeName(name: string): Promise<Reply<unknown>> {
  const wanted = name.trim()
  if (wanted === '' || (me.peek()?.named === true && me.peek()?.name === wanted)) return { ok: true, value: null }
  const reply = await api.rename(wanted)
  if (!reply.ok) return reply
  me.value = reply.value
  usualName.value = reply.value.name
  return reply
}
