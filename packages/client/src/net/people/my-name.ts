import { usualName } from '@bothy/board-kit/ui/page/settings.ts'
import { api, me, type Reply } from '../api.ts'

export const knownName = (): string => (me.value?.named === true ? me.value.name : usualName.value)

export async function takeName(name: string): Promise<Reply<unknown>> {
  const wanted = name.trim()
  if (wanted === '' || (me.peek()?.named === true && me.peek()?.name === wanted)) return { ok: true, value: null }
  const reply = await api.rename(wanted)
  if (!reply.ok) return reply
  me.value = reply.value
  usualName.value = reply.value.name
  return reply
}
