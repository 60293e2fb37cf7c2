import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { clockWords } from '@bothy/board-kit/ui/words/clock-words.ts'
import { waitingWords } from '@bothy/board-kit/ui/words/waiting-words.ts'
import { Bell } from './bell.tsx'
import { Toast } from './toast.tsx'

const withWords = async <P>(Part: P): Promise<P> => {
  await Promise.all([waitingWords, clockWords].map(loadInUse))
  return Part
}

export const loadBell = (): Promise<typeof Bell> => withWords(Bell)
export const loadToast = (): Promise<typeof Toast> => withWords(Toast)
