import { isGameId, loadTexts } from '@bothy/games'
import type { GameTypes, Texts } from '@bothy/kernel'
import { UsageError } from './command.ts'

export async function textsOf(id: string, language: 'en' | 'fr'): Promise<Texts<GameTypes>> {
  if (!isGameId(id)) throw new UsageError(`there is no game "${id}": bothy games lists them`)
  return loadTexts(id, language)
}
