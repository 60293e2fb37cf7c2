import type { FunctionComponent } from 'preact'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'

/** Fetched when a card with room for it is drawn; until then, or without it, nothing is missing. */
export const laterPicture = (fetch: () => Promise<FunctionComponent>): FunctionComponent => lazy(fetch, () => null)
