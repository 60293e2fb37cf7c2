import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { noticesApi } from '../../net/people/notices.ts'

/** Whether this server sends e-mail; null until it has said so. */
const sends = signal<boolean | null>(null)

/** Asks the server before anything is promised. Null: nobody knows yet, or it cannot be asked. */
export function useMail(): boolean | null {
  useEffect(() => {
    if (sends.peek() === null) void noticesApi.read().then((reply) => reply.ok && (sends.value = reply.value.mail))
  }, [])
  return sends.value
}
