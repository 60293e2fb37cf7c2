import type { Reply } from '../../net/api.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'
import { words } from './words.ts'

type Failure = Extract<Reply<unknown>, { ok: false }>

export const whyNot = (reply: Failure): string =>
  reply.why === 'refused' ? refusalText(reply.refusal.why) : t.value.common.noServer

export const passkeyOr = (reply: Failure | null): string => (reply === null ? words.value.passkeyFailed : whyNot(reply))

export const wantsProof = (reply: Reply<unknown> | null): boolean =>
  reply?.ok === false && reply.why === 'refused' && reply.refusal.why === 'sign-in-again'
