import { lineOf, pathOf } from './message.ts'
import type { Post } from './post.ts'
import { type Sender, outcomeOf } from './sending.ts'
import { titleOf } from './texts.ts'

/** Escaped, so that a player's name cannot notify a whole channel or become a link. */
const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unmarked = (text: string): string => text.replaceAll(/[\\*_~`|[\]()#>]/g, (sign) => `\\${sign}`)

/** JSON as Discord (`content`) and Slack or Mattermost (`text`) take it, and fields for programs. `site`: where people open Bothy. */
export function hookSender(post: Post, site: string | null): Sender {
  return async ({ address }, { lang, title, told, path }) => {
    const link = site === null ? '' : `\n${site}${path}`
    const lines = [...(told.length > 1 ? [title] : []), ...told.map((one) => lineOf(one, lang))].join('\n')
    const content = {
      content: `${unmarked(lines)}${link}`,
      text: `${plain(lines)}${link}`,
      allowed_mentions: { parse: [] },
      notices: told.map((one) => ({
        kind: one.kind,
        game: one.table === null ? null : titleOf(one.table.game),
        url: site === null ? null : `${site}${pathOf(one)}`,
      })),
    }
    const headers = { 'content-type': 'application/json', 'user-agent': 'Bothy' }
    return outcomeOf(await post(address, { headers, body: JSON.stringify(content) }))
  }
}
