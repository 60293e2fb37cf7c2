import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'

export const RulesText = lazy(async () => (await import('./rules-text.tsx')).RulesText)
