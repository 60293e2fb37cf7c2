import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'

/** The rules beside a table; most players never open them there. */
export const RulesText = lazy(async () => (await import('./rules-text.tsx')).RulesText)
