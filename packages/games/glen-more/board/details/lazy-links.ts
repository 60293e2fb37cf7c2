import { lazyPart } from '@bothy/board-kit/board/lazy.ts'
import { words } from '../words.ts'

/** Apart from the other lazy parts, one of which draws the card that these links are on. */
export const HubLinks = lazyPart(words, async () => (await import('./hub-links.tsx')).HubLinks)
