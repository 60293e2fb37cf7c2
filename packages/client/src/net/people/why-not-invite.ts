import { friendsWords } from '@bothy/board-kit/ui/words/friends-words.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'
import type { Reply } from '../api.ts'

export function whyNotInvite(reply: Extract<Reply<unknown>, { ok: false }>): string {
  if (reply.why !== 'refused') return t.value.common.noServer
  // Here the list that is full is not the reader's own.
  return reply.refusal.why === 'too-many-people' ? friendsWords.value.inviteFull : refusalText(reply.refusal.why)
}
