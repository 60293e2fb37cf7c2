// Written by scripts/list-games.ts from modules/order.ts.
import { head as race } from '../race/teaching/head.ts'
import { head as mountain } from '../mountain/teaching/head.ts'
import { head as cellars } from '../cellars/teaching/head.ts'
import { head as englishman } from '../englishman/teaching/head.ts'
import { head as tome } from '../tome/teaching/head.ts'
import { head as council } from '../council/teaching/head.ts'
import { head as mobs } from '../mobs/teaching/head.ts'
import { head as haggis } from '../haggis/teaching/head.ts'

export const LESSONS = [
  { ...race, load: async () => (await import('../race/teaching/chapter.ts')).chapter },
  { ...mountain, load: async () => (await import('../mountain/teaching/chapter.ts')).chapter },
  { ...cellars, load: async () => (await import('../cellars/teaching/chapter.ts')).chapter },
  { ...englishman, load: async () => (await import('../englishman/teaching/chapter.ts')).chapter },
  { ...tome, load: async () => (await import('../tome/teaching/chapter.ts')).chapter },
  { ...council, load: async () => (await import('../council/teaching/chapter.ts')).chapter },
  { ...mobs, load: async () => (await import('../mobs/teaching/chapter.ts')).chapter },
  { ...haggis, load: async () => (await import('../haggis/teaching/chapter.ts')).chapter },
]
