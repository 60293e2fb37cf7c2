import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { noticesApi } from '../../net/people/notices.ts'

const sends = signal<boolean | null>(null)

export function useMail(): boolean | null {
  useEffect(() => {
    if (sends.peek() === null) void noticesApi.read().then((reply) => reply.ok && (sends.value = reply.value.mail))
  }, [])
  return sends.value
}
