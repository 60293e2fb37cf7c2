// Written by scripts/list-games.ts from modules/order.ts.
import { words as race } from '../../race/board/words.ts'
import { words as mountain } from '../../mountain/board/words.ts'
import { words as cellars } from '../../cellars/board/words.ts'
import { words as englishman } from '../../englishman/board/words.ts'
import { words as tome } from '../../tome/board/words.ts'
import { words as council } from '../../council/board/words.ts'
import { words as mobs } from '../../mobs/board/words.ts'
import { words as haggis } from '../../haggis/board/words.ts'

export const PARTS = {
  race: { words: race, part: async () => (await import('../../race/board/index.ts')).race },
  mountain: { words: mountain, part: async () => (await import('../../mountain/board/index.ts')).mountain },
  cellars: { words: cellars, part: async () => (await import('../../cellars/board/index.ts')).cellars },
  englishman: { words: englishman, part: async () => (await import('../../englishman/board/index.ts')).englishman },
  tome: { words: tome, part: async () => (await import('../../tome/board/index.ts')).tome },
  council: { words: council, part: async () => (await import('../../council/board/index.ts')).council },
  mobs: { words: mobs, part: async () => (await import('../../mobs/board/index.ts')).mobs },
  haggis: { words: haggis, part: async () => (await import('../../haggis/board/index.ts')).haggis },
}
