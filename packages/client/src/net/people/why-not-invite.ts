import { friendsWords } from '@bothy/board-kit/ui/words/friends-words.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import type { Reply } from '../api.ts'

/** Why somebody was not invited, in the words of the reader. */
export function whyNotInvite(reply: Extract<Reply<unknown>, { ok: false }>): string {
  if (reply.why !== 'refused') return t.value.common.noServer
  // Not a list of one's own that is full.
  return reply.refusal.why === 'too-many-people' ? friendsWords.value.inviteFull : t.value.refusals[reply.refusal.why]
}
